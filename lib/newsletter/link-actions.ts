'use server';

import { redirect } from 'next/navigation';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeOrDefault } from '@/lib/i18n/locales';
import { confirmSubscriptionByToken, unsubscribeByToken } from './follow-link';
import type { NewsletterLinkResult } from './newsletter-link-results';
import { newsletterPaths } from './paths';

/** Confirms the subscription of a link's token, and shows the result on the same page. */
export async function confirmSubscription(data: FormData): Promise<void> {
  const result = await confirmSubscriptionByToken(String(data.get('token') ?? ''));
  redirect(resultPath(data.get('locale'), newsletterPaths.confirm, result));
}

/** Ends the subscription of a link's token, and shows the result on the same page. */
export async function unsubscribe(data: FormData): Promise<void> {
  const result = await unsubscribeByToken(String(data.get('token') ?? ''));
  redirect(resultPath(data.get('locale'), newsletterPaths.unsubscribe, result));
}

function resultPath(given: unknown, path: string, result: NewsletterLinkResult): string {
  return localePath(localeOrDefault(given), `${path}?result=${result}`);
}
