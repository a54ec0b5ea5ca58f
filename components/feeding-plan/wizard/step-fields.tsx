import type { RefObject } from 'react';
import type { Answers } from '@/lib/feeding/answers';
import { type AnswerErrors, isFieldVisible } from '@/lib/feeding/answers-to-profile';
import { findConsistencyWarningsForFields } from '@/lib/feeding/early-consistency-warnings';
import { type WizardFieldName as Name, type WizardStep, wizardFieldKinds } from '@/lib/feeding/wizard-steps';
import { cn } from '@/lib/utils';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import { AgeField } from './age-field';
import { AnswersReview } from './answers-review';
import { planWizardErrorText } from './error-texts';
import { PlausibilityWarnings } from './plausibility-warnings';
import { SingleChoiceField } from './single-choice-field';
import type { WizardFieldProps } from './wizard-field-props';
import { WizardMultiChoiceField } from './wizard-multi-choice-field';
import { WizardTextField } from './wizard-text-field';

type Props = {
  step: WizardStep;
  answers: Answers;
  errors: AnswerErrors;
  messages: PlanWizardLabels;
  ready: boolean;
  update: (changes: Partial<Answers>) => void;
  go: (step: number) => void;
  /** 'Step 2 of 4'; not where all steps stand on one page. */
  progress?: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  className?: string;
};

/** One step: its heading, its questions and what looks doubtful about the answers. */
export function StepFields({
  step,
  answers,
  errors,
  messages,
  ready,
  update,
  go,
  progress,
  heading,
  className,
}: Props) {
  const { id, fields } = step;
  // A plain form shows the answers in its own fields.
  if (fields.length === 0 && !ready) return null;
  const errorOf = (name: Name) => {
    const error = errors[name] ?? (name === 'age' ? errors.ageUnit : undefined);
    return error && planWizardErrorText(error, messages, answers.variant);
  };
  const headingId = `plan-step-${id}`;
  return (
    <section aria-labelledby={headingId} className={cn('grid gap-8 noscript:mb-16', className)} data-step={id}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-4xl lg:text-5xl">
        {progress && <span className="sr-only">{progress}: </span>}
        {messages.wizard.steps[id]}
      </h2>
      {fields.map((name) => {
        const isVisible = isFieldVisible(name, answers);
        if (ready && !isVisible) return null;
        return (
          <div key={name} data-field-name={name} className={isVisible ? undefined : 'not-noscript:hidden'}>
            <WizardField name={name} error={errorOf(name)} {...{ answers, update, messages, ready }} />
            {ready && (
              <PlausibilityWarnings questions={findConsistencyWarningsForFields(answers, [name])} messages={messages} />
            )}
          </div>
        );
      })}
      {fields.length === 0 && <AnswersReview answers={answers} messages={messages} go={go} />}
    </section>
  );
}

type Named = { [Field in Name]: { name: Field; kind: (typeof wizardFieldKinds)[Field] } }[Name];

/** One question of the wizard, drawn by its kind. */
function WizardField({ name, ...props }: WizardFieldProps & { name: Name }) {
  const field = { name, kind: wizardFieldKinds[name] } as Named;
  if (field.kind === 'age') return <AgeField {...props} />;
  if (field.kind === 'one') return <SingleChoiceField name={field.name} {...props} />;
  if (field.kind === 'many') return <WizardMultiChoiceField name={field.name} {...props} />;
  return <WizardTextField name={field.name} {...props} />;
}
