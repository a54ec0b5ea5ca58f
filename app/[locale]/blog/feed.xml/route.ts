import { feedSource } from '@/components/blog/feed-source';
import { atomFeed } from '@/lib/content/post-feed';
import { localeRoute } from '@/lib/i18n/locale-route';
import { localeParams } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = localeParams;

/** Serves the posts of one language as Atom. */
export const GET = localeRoute(
  async (locale) =>
    new Response(atomFeed(await feedSource(locale)), {
      headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
    }),
);
