import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { localizedSiteUrl, siteBaseUrl } from '@/lib/mail/localized-site-url';
import { createUnsubscribeToken } from './link-tokens';
import { newsletterPaths, oneClickUnsubscribePath } from './paths';

/** The two unsubscribe URLs of a subscriber: a page for people, and a route for the email client's button. */
export async function createUnsubscribeUrls(sub: string, locale: Locale): Promise<{ page: string; route: string }> {
  const token = await createUnsubscribeToken({ sub, locale });
  const route = new URL(oneClickUnsubscribePath, siteBaseUrl());
  route.searchParams.set('token', token);
  return { page: localizedSiteUrl(locale, newsletterPaths.unsubscribe, { token }), route: route.href };
}
