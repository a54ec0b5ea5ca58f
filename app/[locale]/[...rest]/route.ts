import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isProduction } from '@/lib/env';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { log } from '@/lib/log';

/**
 * Any other path: the prerendered 404 page of the language, with status 404. `notFound()` would send an empty document that only
 * JavaScript fills, and caching a page for every mistyped address would fill the disk.
 */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string; rest: string[] }> }) {
  const { locale: segment, rest } = await params;
  const locale = isLocale(segment) ? segment : defaultLocale;
  log.warn({ path: localePath(locale, `/${rest.join('/')}`) }, '404: no such page');
  return new Response(await notFoundPage(locale, request), {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=60' },
  });
}

async function notFoundPage(locale: string, request: Request): Promise<string> {
  if (isProduction)
    return readFile(join(process.cwd(), '.next', 'server', 'app', locale, 'page-not-found.html'), 'utf8');
  // The development server has no prerendered files; it renders the page on request.
  return (await fetch(new URL(`/${locale}/page-not-found`, request.url))).text();
}
