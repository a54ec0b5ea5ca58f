import { brandFieldUnlessSample } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import { defaultLocale, languageTag } from '@/lib/i18n/locales';
import { absoluteUrl, pageUrl } from '@/lib/seo';

// A file of the build would expire on a site that runs for long.
export const dynamic = 'force-dynamic';

/** Less than the year that RFC 9116 recommends at most, more than any cache holds the file. */
const validForMs = 180 * 24 * 60 * 60 * 1000;

/** Whom to tell about a vulnerability (RFC 9116); next.config.ts serves it at `/.well-known/security.txt`. */
export function GET(): Response {
  const email = brandFieldUnlessSample('email');
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${pageUrl('en', sitePaths.contact)}`,
    `Expires: ${new Date(Date.now() + validForMs).toISOString()}`,
    `Preferred-Languages: ${languageTag(defaultLocale)}, en`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' };
  return new Response(`${lines.join('\n')}\n`, { headers });
}
