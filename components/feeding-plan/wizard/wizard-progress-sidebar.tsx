import { Progress } from '@/components/ui/progress';
import type { WizardVariant } from '@/lib/feeding/answers';
import { listWizardStepsOfVariant } from '@/lib/feeding/wizard-steps';
import { getNumberFormat } from '@/lib/i18n/formatters';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import { progressText } from './progress-text';
import { buildWizardStepUrlWithoutAnswers } from './wizard-url';

type Props = {
  variant: WizardVariant;
  messages: PlanWizardLabels;
  step: number;
  plain: boolean;
  go: (step: number) => void;
};

/** Where one stands: the number of the step, the way still to go, and the steps already done as links. */
export function WizardProgressSidebar({ variant, messages, step, plain, go }: Props) {
  const { wizard, tag, hrefs } = messages;
  const steps = listWizardStepsOfVariant(variant);
  const number = getNumberFormat(tag);
  const progress = progressText(step, variant, messages);
  return (
    <div className="sticky-aside lg:col-span-4">
      <h1 className="text-lg text-muted lg:text-xl">
        <a href={hrefs.landing} className="hover:underline">
          {wizard.titles[variant]}
        </a>
      </h1>
      <div className="noscript:hidden">
        <p
          aria-hidden="true"
          className="headline mt-6 flex items-baseline text-[clamp(8rem,16vw,13rem)] tabular-nums leading-[0.8] tracking-tighter max-lg:hidden"
        >
          {number.format(step + 1)}
          <span className="ms-3 text-4xl text-muted tracking-normal">/ {number.format(steps.length)}</span>
        </p>
        <p className="mt-4 mb-2 font-bold text-sm tabular-nums lg:mt-10" data-progress>
          {progress}
        </p>
        <Progress label={wizard.titles[variant]} value={step + 1} max={steps.length} valueText={progress} />
        <ol className="mt-6 border-border border-t max-lg:hidden">
          {steps.map(({ id }, index) => (
            <li
              key={id}
              aria-current={index === step ? 'step' : undefined}
              className="flex min-h-11 items-center border-border border-b text-sm aria-[current=step]:font-bold"
            >
              <span aria-hidden="true" className="w-8 tabular-nums">
                {number.format(index + 1)}
              </span>
              {index < step && !plain ? (
                <a
                  href={buildWizardStepUrlWithoutAnswers('', index) || '?'}
                  className="link"
                  onClick={(event) => {
                    event.preventDefault();
                    go(index);
                  }}
                >
                  {wizard.steps[id]}
                </a>
              ) : (
                <span className={index > step ? 'text-muted' : undefined}>{wizard.steps[id]}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <p className="note hidden noscript:block">{wizard.noScript}</p>
    </div>
  );
}
