import type { PlanWizardLabels } from './plan-wizard-labels-type';

type Props = {
  /** The step, or the heading of the result; nothing while all questions stand on one page. */
  name?: string;
  messages: Pick<PlanWizardLabels, 'pageTitle'>;
};

/**
 * The title of the page, with what it shows before it: tabs, history and screen readers name it. The page's metadata
 * have none, as they do not know what a browser without JavaScript has posted.
 */
export function ViewTitle({ name, messages: { pageTitle } }: Props) {
  return <title>{name ? `${name} · ${pageTitle}` : pageTitle}</title>;
}
