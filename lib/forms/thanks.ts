import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { wantedPath, wantedPathHeader } from '@/lib/wanted-path';
import { thanksId } from './thanks-id';

/**
 * Leads a browser that posted the form itself to the thanks on the page it came from (303): the page is a prepared one, and loading it
 * again sends nothing twice. Returns when a script sent the form, for that shows the thanks itself.
 */
export async function leadToThanks(form: string): Promise<void> {
  const request = await headers();
  const path = request.get('next-action') === null && wantedPath(request.get(wantedPathHeader), '');
  if (path) redirect(`${path}#${thanksId(form)}`);
}
