import { buildSitemapIndexXml } from '@/lib/content/sitemap';

export const dynamic = 'force-static';

/** The sitemap index named in robots.txt, with one sitemap per language. */
export function GET() {
  return new Response(buildSitemapIndexXml(), { headers: { 'Content-Type': 'application/xml' } });
}
