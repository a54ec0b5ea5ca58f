import 'server-only';
import { headers } from 'next/headers';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { getProcessGlobal } from '@/lib/process-global';

/** What a form sent, and where its sender can sign in again; null if that does not help. */
export type RejectedForm = { data: FormData; signInHref: string | null };

// The action and the page that is rendered after it have the headers of their request in common, and nothing else.
const getRejectedForms = () => getProcessGlobal('rejected-forms', () => new WeakMap<object, RejectedForm>());

/**
 * Stores a form whose sender may not do what it is for, until its request ends, if the browser posted it itself: its
 * page, which they may not see either, cannot show what was typed.
 */
export async function storeRejectedForm(form: RejectedForm): Promise<void> {
  const request = await headers();
  if (request.get(ACTION_HEADER) === null) getRejectedForms().set(request, form);
}

/** The rejected form of the request for which a page is rendered; undefined for every other request. */
export async function getRejectedForm(): Promise<RejectedForm | undefined> {
  return getRejectedForms().get(await headers());
}
