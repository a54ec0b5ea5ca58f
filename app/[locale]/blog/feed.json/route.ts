import { loadFeedSource } from '@/components/blog/feed-source';
import { buildJsonFeed } from '@/lib/content/post-feed';
import { localeParams } from '@/lib/i18n/locales';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = localeParams;

/** Serves the posts of one language as JSON Feed. */
export const GET = createLocalizedGetHandler(async (locale) =>
  Response.json(buildJsonFeed(await loadFeedSource(locale)), { headers: { 'Content-Type': 'application/feed+json' } }),
);
