import type { Answers } from '@/lib/feeding/answers';
import { listWizardAnswerRows } from '@/lib/feeding-plan/answer-text';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import { buildWizardStepUrlWithoutAnswers } from './wizard-url';

type Props = { answers: Answers; messages: PlanWizardLabels; go: (step: number) => void };

/** What was answered, step by step, each with a way back to it. */
export function AnswersReview({ answers, messages, go }: Props) {
  return (
    <dl className="border-border border-t" data-review>
      {listWizardAnswerRows(answers, messages).map(({ field, step, label, value }) => (
        <div
          key={field}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-border border-b py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
        >
          <dt className="font-normal text-muted text-sm max-sm:col-span-2">{label}</dt>
          <dd className="font-bold">{value}</dd>
          <dd data-print="hide">
            <a
              href={buildWizardStepUrlWithoutAnswers('', step) || '?'}
              className="link inline-flex min-h-11 items-center text-sm noscript:hidden"
              onClick={(event) => {
                event.preventDefault();
                go(step);
              }}
            >
              {messages.wizard.edit}
              <span className="sr-only">: {label}</span>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
