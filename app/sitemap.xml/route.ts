import { sitemapIndexXml } from '@/lib/content/sitemap';

export const dynamic = 'force-static';

/** The index that robots.txt names: one sitemap for each language. */
export function GET() {
  return new Response(sitemapIndexXml(), { headers: { 'Content-Type': 'application/xml' } });
}
