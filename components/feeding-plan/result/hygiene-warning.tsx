import { Alert } from '@/components/ui/alert';
import type { PlanMessages } from '../plan-messages';

/** What raw meat may mean for the people in the house, in the same words as everywhere on the site. */
export function HygieneWarning({ messages: { plan } }: { messages: PlanMessages }) {
  return (
    <Alert variant="warning" title={plan.people.title} data-people>
      <p>{plan.people.text}</p>
    </Alert>
  );
}
