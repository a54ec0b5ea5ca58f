import 'server-only';
import { brand } from './brand';
import { env } from './env';

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origins in SITE_URL and `content/brand.json` if they differ: links in emails then lead to the first, while pages, the sitemap and
 * feeds use the second. Null if they are the same, and in a trial on this machine.
 */
export function findOriginMismatch(): { SITE_URL: string; brand: string } | null {
  const configured = env('SITE_URL');
  if (!configured || thisMachine.includes(new URL(configured).hostname)) return null;
  return new URL(configured).origin === new URL(brand.url).origin ? null : { SITE_URL: configured, brand: brand.url };
}
