import type { FormEvent, RefObject } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { type Answers, answerParamNames } from '@/lib/feeding/answers';
import type { AnswerErrors } from '@/lib/feeding/answers-to-profile';
import { listWizardStepsOfVariant } from '@/lib/feeding/wizard-steps';
import { actionNameField } from '@/lib/forms/hidden-fields';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import { progressText } from './progress-text';
import { StepFields } from './step-fields';
import { WizardErrorSummary } from './wizard-error-summary';

type Props = {
  answers: Answers;
  errors: AnswerErrors;
  /** The plan could not be fetched. */
  lost: boolean;
  messages: PlanWizardLabels;
  /** The step to show; null for all of them, as a plain form. */
  view: number | null;
  update: (changes: Partial<Answers>) => void;
  go: (step: number) => void;
  startOver: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  formAction: (data: FormData) => void;
  /** The exported name of the action: a later release, which knows it by another id, finds it by its name. */
  actionName: string;
  form: RefObject<HTMLFormElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  summary: RefObject<HTMLDivElement | null>;
};

/** The questions of one step and the way on and back. */
export function StepForm({ view, messages, answers, errors, go, startOver, ...props }: Props) {
  const { lost, update, onSubmit, formAction, actionName, form, heading, summary } = props;
  const { wizard } = messages;
  const steps = listWizardStepsOfVariant(answers.variant);
  const last = view === steps.length - 1;
  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={onSubmit}
      noValidate
      data-held=""
      className="lg:col-span-7 lg:col-start-6"
    >
      <input type="hidden" name={actionNameField} value={actionName} />
      <input type="hidden" name={answerParamNames.variant} value={answers.variant} />
      <WizardErrorSummary ref={summary} errors={errors} messages={messages} variant={answers.variant} />
      {lost && (
        <div ref={summary} tabIndex={-1} className="mb-8 outline-offset-4">
          <Alert variant="danger" role="alert" title={wizard.failed} />
        </div>
      )}
      {steps.map((step, index) =>
        view === null || view === index ? (
          <StepFields
            key={step.id}
            step={step}
            ready={view !== null}
            // Until the program runs only the first step shows, so that nothing jumps when it does.
            className={view === null && index > 0 ? 'not-noscript:hidden' : undefined}
            {...{ answers, errors, messages, update, go }}
            progress={view === index ? progressText(index, answers.variant, messages) : undefined}
            heading={view === index ? heading : undefined}
          />
        ) : null,
      )}
      <div className="wizard-bar bottom-bar mt-10 flex items-center justify-between gap-3 border-border border-t bg-background py-3 noscript:static! lg:static! lg:py-6">
        {view !== null && view > 0 && (
          <Button variant="outline" size="lg" onClick={() => go(view - 1)}>
            {wizard.back}
          </Button>
        )}
        <Button type="submit" size="lg" className="ms-auto max-lg:grow">
          {view === null ? (
            <>
              <span className="noscript:hidden">{wizard.continue}</span>
              <span className="hidden noscript:inline">{wizard.generate}</span>
            </>
          ) : last ? (
            wizard.generate
          ) : (
            wizard.continue
          )}
        </Button>
      </div>
      <p className="mt-4 flex max-w-none flex-wrap items-center gap-x-4 text-muted text-sm noscript:hidden">
        <span>{wizard.kept}</span>
        <Button variant="link" className="min-h-11 text-sm" disabled={view === null} onClick={startOver}>
          {wizard.startOver}
        </Button>
      </p>
    </form>
  );
}
