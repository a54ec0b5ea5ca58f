import type { RefObject } from 'react';
import { Alert } from '@/components/ui/alert';
import type { AnswerFieldName, WizardVariant } from '@/lib/feeding/answers';
import type { AnswerErrors } from '@/lib/feeding/answers-to-profile';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import { formatLabelledWizardError } from './error-texts';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  errors: AnswerErrors;
  messages: PlanWizardLabels;
  variant: WizardVariant;
};

const titleId = 'plan-problems';

/**
 * What needs attention, each with a link to its field. It takes the focus when it appears, which reads it once; an
 * alert would be read again with every keystroke that corrects something.
 */
export function WizardErrorSummary({ ref, errors, messages, variant }: Props) {
  const entries = Object.entries(errors) as [AnswerFieldName, NonNullable<AnswerErrors[AnswerFieldName]>][];
  if (entries.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce controls.
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the summary is out of sight: the page opens at its top.
      autoFocus
      className="mb-8 outline-offset-4"
    >
      <Alert variant="danger" title={<span id={titleId}>{messages.wizard.summary}</span>}>
        <ul>
          {entries.map(([field, error]) => (
            <li key={field}>
              <a
                href={`#plan-${field === 'ageUnit' ? 'age' : field}`}
                onClick={(event) => {
                  // The URL holds the step; only the focus goes to the field.
                  event.preventDefault();
                  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
                }}
              >
                {formatLabelledWizardError(field, error, messages, variant)}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
