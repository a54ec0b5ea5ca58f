import { loadFeedSource } from '@/components/blog/feed-source';
import { buildJsonFeedObject } from '@/lib/content/post-atom-and-json-feeds';
import { generateLocaleParams } from '@/lib/i18n/locales';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = generateLocaleParams;

/** Serves the posts of one language as JSON Feed. */
export const GET = createLocalizedGetHandler(async (locale) =>
  Response.json(buildJsonFeedObject(await loadFeedSource(locale)), {
    headers: { 'Content-Type': 'application/feed+json' },
  }),
);
