import { feedSource } from '@/components/blog/feed-source';
import { jsonFeed } from '@/lib/content/post-feed';
import { isLocale, localeParams } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = localeParams;

/** Serves the posts of one language as JSON Feed. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return Response.json(jsonFeed(await feedSource(locale)), { headers: { 'Content-Type': 'application/feed+json' } });
}
