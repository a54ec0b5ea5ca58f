import 'server-only';
import { headers } from 'next/headers';
import { actionNameField } from '@/lib/forms/hidden-fields';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { getProcessGlobal } from '@/lib/process-global';

/** The actions of the forms that somebody types text into; the others lose nothing but a choice. */
const actionsWithText = [
  'updateLead',
  'replyToLead',
  'saveView',
  'saveStore',
  'moveMediaFile',
  'copyMediaFile',
  'inviteStaff',
  'saveProfile',
] as const;

/** What a form with text sent, and where its sender can sign in again; null if that does not help. */
export type RejectedForm = {
  data: FormData;
  actionName: (typeof actionsWithText)[number];
  signInHref: string | null;
};

// The action and the page that is rendered after it have the headers of their request in common, and nothing else.
const getRejectedForms = () => getProcessGlobal('rejected-forms', () => new WeakMap<object, RejectedForm>());

/**
 * Stores a form whose sender may not do what it is for, until its request ends, if it holds text and the browser posted
 * it itself: its page, which they may not see either, cannot show what was typed. Returns false where nothing shows the
 * result of the action: there is neither this form nor a script.
 */
export async function storeRejectedForm(data: FormData, signInHref: string | null): Promise<boolean> {
  const request = await headers();
  const actionName = actionsWithText.find((name) => name === data.get(actionNameField));
  // A form about a member in the list sends stored texts.
  const hasText = actionName && !data.has('member');
  if (request.get(ACTION_HEADER) !== null) return true;
  if (hasText) getRejectedForms().set(request, { data, actionName, signInHref });
  return Boolean(hasText);
}

/** The rejected form of the request for which a page is rendered; undefined for every other request. */
export async function getRejectedForm(): Promise<RejectedForm | undefined> {
  return getRejectedForms().get(await headers());
}
