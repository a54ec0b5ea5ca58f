import 'server-only';
import type { Metadata } from 'next';
import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { appendBrandIfTitleFits } from '@/lib/seo';

/**
 * Metadata of a page that search engines leave out, by its title. Its URL may contain a token or an email address, so
 * other sites do not receive it as a referrer.
 */
export function buildUnindexedPageMetadata(title: string): Metadata {
  return { title: appendBrandIfTitleFits(title), robots: { index: false }, referrer: 'same-origin' };
}

/** The same, by the message key of the title. */
export async function createUnindexedPageMetadata(
  titleKey: MessageKeys<Messages, NestedKeyOf<Messages>>,
): Promise<Metadata> {
  return buildUnindexedPageMetadata((await getTranslations())(titleKey));
}
