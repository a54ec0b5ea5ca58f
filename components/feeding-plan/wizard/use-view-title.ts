import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { WizardVariant } from '@/lib/feeding/answers';
import { listWizardStepsOfVariant } from '@/lib/feeding/wizard-steps';
import { fillTemplate } from '@/lib/i18n/fill-template';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';
import { progressText } from './progress-text';
import type { WizardView } from './wizard-url';

/**
 * Puts the step, or the heading of the result, before the title of the page: tabs, history and screen readers name it.
 */
export function useViewTitle(
  view: WizardView | null,
  heading: RefObject<HTMLHeadingElement | null>,
  variant: WizardVariant,
  messages: PlanWizardLabels,
): void {
  const pageTitle = useRef('');
  useLayoutEffect(() => {
    pageTitle.current ||= document.title;
    const step = typeof view === 'number' ? listWizardStepsOfVariant(variant)[view] : undefined;
    const name = step
      ? fillTemplate(messages.fact, {
          label: progressText(view as number, variant, messages),
          value: messages.wizard.steps[step.id],
        })
      : view === 'plan' && heading.current?.textContent;
    document.title = pageTitle.current;
    if (!name) return;
    const title = `${name} · ${pageTitle.current}`;
    document.title = title;
    // The router writes the page's own title once more when its data has arrived.
    const observer = new MutationObserver(() => {
      if (document.title === pageTitle.current) document.title = title;
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    // Before the title of the next page: a layout effect ends while React draws that page.
    return () => observer.disconnect();
  }, [view, heading, variant, messages]);
}
