import { Alert } from '@/components/ui/alert';
import type { Answers } from '@/lib/feeding/answers';
import type { PlanNoteKey } from '@/lib/feeding/build-plan';
import type { ConsistencyWarningKey } from '@/lib/feeding/consistency-warnings';
import { fieldByWarning } from '@/lib/feeding/early-consistency-warnings';
import { findVariantFieldStepIndex } from '@/lib/feeding/wizard-steps';
import { cn } from '@/lib/utils';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import { AnswersReview } from '../wizard/answers-review';

type Props = {
  plan: { questions: ConsistencyWarningKey[]; notes?: PlanNoteKey[] };
  messages: PlanWizardLabels;
  answers: Answers;
  go: (step: number) => void;
  /** Notes that amounts are indicative, where there are any. */
  indicative?: boolean;
  className?: string;
};

/**
 * What to check in the answers, what to know beside the numbers, and the answers themselves with a way back to each.
 */
export function PlanNotesAndAnswers({
  plan: { questions, notes = [] },
  messages,
  answers,
  go,
  indicative,
  className,
}: Props) {
  const { plan, wizard } = messages;
  return (
    <div className={cn('grid content-start gap-8', className)}>
      {questions.length > 0 && (
        <Alert variant="warning" title={plan.result.questions} data-questions>
          <ul className="mt-2 grid gap-2">
            {questions.map((question) => (
              <li key={question}>
                {plan.questions[question]}{' '}
                <button
                  type="button"
                  className="link min-h-6 cursor-pointer font-bold noscript:hidden"
                  onClick={() => go(findVariantFieldStepIndex(answers.variant, fieldByWarning[question]))}
                  data-print="hide"
                >
                  {wizard.edit}
                </button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {notes.length > 0 && (
        <section aria-labelledby="plan-notes">
          <h2 id="plan-notes" className="text-3xl">
            {plan.result.notes}
          </h2>
          <ul className="mt-4 grid gap-3">
            {notes.map((note) => (
              <li key={note} className="max-w-measure border-border border-t pt-3">
                {plan.notes[note]}
              </li>
            ))}
          </ul>
        </section>
      )}
      {indicative && <p className="max-w-measure text-muted">{plan.result.indicative}</p>}
      <details className="border-border border-y py-2" data-answers>
        <summary className="min-h-11 py-2">{wizard.yourAnswers}</summary>
        <div className="mt-2">
          <AnswersReview answers={answers} messages={messages} go={go} />
        </div>
      </details>
    </div>
  );
}
