import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { RETURN_TO_HEADER, safeReturnTo } from '@/lib/http/return-to';
import { thanksId } from './thanks-id';

/**
 * Redirects a browser that posted the form itself to the thank-you message on the page it came from (303): the page is prerendered, and
 * reloading it sends nothing twice. Returns when a script sent the form, because the script shows the message itself.
 */
export async function redirectToThanks(form: string): Promise<void> {
  const request = await headers();
  const path = request.get(ACTION_HEADER) === null && safeReturnTo(request.get(RETURN_TO_HEADER), '');
  if (path) redirect(`${path}#${thanksId(form)}`);
}
