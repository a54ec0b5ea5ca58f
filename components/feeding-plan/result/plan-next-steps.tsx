import { Button } from '@/components/ui/button';
import { listPlanNextSteps } from '@/lib/feeding/plan-next-steps';
import { getNumberFormat } from '@/lib/i18n/formatters';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import type { PlanPartProps } from './plan-part-props';

type Props = Pick<PlanPartProps, 'plan' | 'messages'> & { onAgain: () => void; className?: string };

/** What to do now, in order, and where to turn. */
export function PlanNextSteps({ plan, messages, onAgain, className }: Props) {
  const { result, nextSteps } = messages.plan;
  const number = getNumberFormat(messages.tag);
  return (
    <section aria-labelledby="plan-next" className={className}>
      <h2 id="plan-next" className="text-4xl">
        {result.nextSteps}
      </h2>
      <ol className="mt-8 grid gap-5">
        {listPlanNextSteps(plan).map((step, index) => (
          <li key={step} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline border-border border-t pt-4">
            <span aria-hidden="true" className="headline text-4xl tabular-nums">
              {number.format(index + 1)}
            </span>
            {nextSteps[step]}
          </li>
        ))}
      </ol>
      <PlanNextStepButtons messages={messages} onAgain={onAgain} />
    </section>
  );
}

/** The buttons under every kind of result: contact, stores, a new calculation. */
export function PlanNextStepButtons({
  messages,
  onAgain,
  hasStores = true,
}: {
  messages: PlanWizardLabels;
  onAgain: () => void;
  hasStores?: boolean;
}) {
  const { result } = messages.plan;
  return (
    <div className="mt-8 flex flex-wrap gap-3" data-print="hide">
      <Button asChild size="lg">
        <a href={messages.hrefs.contact}>{result.contact}</a>
      </Button>
      {hasStores && (
        <Button asChild size="lg" variant="inverse">
          <a href={messages.hrefs.stores}>{result.whereToBuy}</a>
        </Button>
      )}
      <Button size="lg" variant="outline" onClick={onAgain} className="noscript:hidden">
        {result.again}
      </Button>
      <Button asChild size="lg" variant="outline" className="hidden noscript:inline-flex">
        <a href={messages.hrefs.landing}>{result.again}</a>
      </Button>
    </div>
  );
}
