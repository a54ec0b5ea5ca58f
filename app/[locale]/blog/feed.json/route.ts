import { feedSource } from '@/components/blog/feed-source';
import { jsonFeed } from '@/lib/content/post-feed';
import { localeRoute } from '@/lib/i18n/locale-route';
import { localeParams } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = localeParams;

/** Serves the posts of one language as JSON Feed. */
export const GET = localeRoute(async (locale) =>
  Response.json(jsonFeed(await feedSource(locale)), { headers: { 'Content-Type': 'application/feed+json' } }),
);
