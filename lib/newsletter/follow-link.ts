import 'server-only';
import { log } from '@/lib/observability/log';
import { confirmSubscriber, unsubscribeById } from './change-subscription';
import { verifyConfirmToken, verifyUnsubscribeToken } from './link-tokens';
import type { NewsletterLinkResult } from './newsletter-link-results';

/**
 * Confirms the subscription named by the token; never throws. A used link whose subscription has ended since counts as
 * expired.
 */
export async function confirmSubscriptionByToken(token: string): Promise<NewsletterLinkResult> {
  const read = await verifyConfirmToken(token);
  if (!read.ok) return read.reason;
  try {
    const { sub, round } = read.claims;
    return (await confirmSubscriber(sub, round)) === 'confirmed' ? 'confirmed' : 'expired';
  } catch (error) {
    log.error({ err: error }, 'newsletter confirmation not stored');
    return 'unavailable';
  }
}

/** Ends the subscription that the token names and returns the result to show; never throws. */
export async function unsubscribeByToken(token: string): Promise<NewsletterLinkResult> {
  const read = await verifyUnsubscribeToken(token);
  if (!read.ok) return read.reason;
  try {
    await unsubscribeById(read.claims.sub);
    return 'unsubscribed';
  } catch (error) {
    log.error({ err: error }, 'newsletter unsubscription not stored');
    return 'unavailable';
  }
}
