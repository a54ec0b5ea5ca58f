'use client';

// The styles of the plan, which comes later: a browser without scripts has it at once.
import '../result/headline.module.css';
import '../result/print.css';
import { useActionState, useEffect, useRef } from 'react';
import type { WizardVariant } from '@/lib/feeding/answers';
import type { AnswerErrors } from '@/lib/feeding/answers-to-profile';
import { listWizardStepsOfVariant } from '@/lib/feeding/wizard-steps';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import { fillTemplate } from '@/lib/i18n/fill-template';
import type { DisplayedFood } from '../displayed-food';
import { PlanEmailPostContext } from '../export/export-context';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import { ViewTitle } from '../view-title';
import { LazyResultView } from './lazy-result-view';
import { progressText } from './progress-text';
import { StepForm } from './step-form';
import { useWizard } from './use-wizard';
import type { WizardFormAction } from './wizard-form-action-type';
import { WizardProgressSidebar } from './wizard-progress-sidebar';
import type { WizardView } from './wizard-url';

type Props = {
  variant: WizardVariant;
  messages: PlanWizardLabels;
  foods: DisplayedFood[];
  action: WizardFormAction;
  actionName: string;
};

/** The step; where all questions stand on one page, what is wrong with them. */
function nameQuestions(
  view: WizardView | null,
  errors: AnswerErrors,
  variant: WizardVariant,
  messages: PlanWizardLabels,
) {
  const { fact, wizard } = messages;
  const step = typeof view === 'number' ? listWizardStepsOfVariant(variant)[view] : undefined;
  if (step)
    return fillTemplate(fact, { label: progressText(view as number, variant, messages), value: wizard.steps[step.id] });
  return Object.keys(errors).length > 0 ? wizard.summary.replace(/\s*[:：]$/u, '') : undefined;
}

/** The questions of one way and, once all are answered, the plan: one island, computed in the browser. */
export function PlanWizard({ variant, messages, foods, action, actionName }: Props) {
  const [formState, formAction] = useActionState(action, null, '');
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { answers, view, errors, lost, moves, profile, update, go, startOver, onSubmit } = useWizard({
    variant,
    tag: messages.tag,
    formState,
    form,
  });

  useEffect(() => {
    if (moves.to === 0) return;
    place.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [moves.to]);
  useEffect(() => {
    if (moves.rejections > 0) summary.current?.focus();
  }, [moves.rejections]);

  return (
    <div ref={place} className="scroll-mt-20" data-eager="" data-view={view ?? 'all'}>
      {view === 'plan' && profile ? (
        <PlanEmailPostContext value={{ formAction, actionName, rejected: formState?.ok ? formState.mail : undefined }}>
          <LazyResultView {...{ profile, answers, messages, foods, heading, go }} onAgain={startOver} />
        </PlanEmailPostContext>
      ) : (
        <div
          {...preserveInputOnReloadProps}
          className="container-page grid gap-x-8 gap-y-6 py-8 lg:grid-cols-12 lg:py-16"
        >
          <ViewTitle name={nameQuestions(view, errors, variant, messages)} messages={messages} />
          <WizardProgressSidebar
            {...{ variant, messages, go }}
            step={typeof view === 'number' ? view : 0}
            plain={view === null}
          />
          <StepForm
            {...{
              answers,
              errors,
              lost,
              messages,
              update,
              go,
              startOver,
              onSubmit,
              formAction,
              actionName,
              form,
              heading,
              summary,
            }}
            view={typeof view === 'number' ? view : null}
          />
        </div>
      )}
    </div>
  );
}
