import type { Metadata } from 'next';
import { blogFeeds } from '@/lib/content/post-atom-and-json-feeds';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';

/** Returns the metadata with `<link rel="alternate">` for the feeds of the language. */
export function withFeedLinks(metadata: Metadata, locale: Locale): Metadata {
  const types = Object.fromEntries(
    blogFeeds.map(({ path, type, name }) => [type, [{ url: localePath(locale, path), title: name }]]),
  );
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
