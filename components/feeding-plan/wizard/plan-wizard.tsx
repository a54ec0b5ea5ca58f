'use client';

// The styles of the plan, which comes later: a browser without scripts has it at once.
import '../result/headline.module.css';
import '../result/print.css';
import { useActionState, useEffect, useRef } from 'react';
import type { WizardVariant } from '@/lib/feeding/answers';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import type { DisplayedFood } from '../displayed-food';
import { PlanEmailPostContext } from '../export/export-context';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import { LazyResultView } from './lazy-result-view';
import { StepForm } from './step-form';
import { useViewTitle } from './use-view-title';
import { useWizard } from './use-wizard';
import type { WizardFormAction } from './wizard-form-action-type';
import { WizardProgressSidebar } from './wizard-progress-sidebar';

type Props = {
  variant: WizardVariant;
  messages: PlanWizardLabels;
  foods: DisplayedFood[];
  action: WizardFormAction;
  actionName: string;
};

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

  useViewTitle(view, heading, variant, messages);

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
