import type { ConsistencyWarningKey } from '@/lib/feeding/consistency-warnings';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';

/** Pairs of answers that look unlikely: shown beside the field, and never blocking. */
export function PlausibilityWarnings({
  questions,
  messages: { plan },
}: {
  questions: ConsistencyWarningKey[];
  messages: PlanWizardLabels;
}) {
  return (
    <div role="status">
      {questions.map((question) => (
        <p key={question} className="note mt-3 border-warning text-foreground">
          {plan.questions[question]}
        </p>
      ))}
    </div>
  );
}
