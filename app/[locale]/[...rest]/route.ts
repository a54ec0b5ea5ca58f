import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getBuildFolder, isProduction } from '@/lib/config/env';
import { buildContentSecurityPolicy } from '@/lib/http/csp';
import { inlineScriptHashes } from '@/lib/http/inline-script-hashes';
import { localePath } from '@/lib/i18n/locale-paths';
import { type Locale, localeOrDefault } from '@/lib/i18n/locales';
import { localizedSiteUrl } from '@/lib/mail/localized-site-url';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';

const path = '/page-not-found';
const maxPathLength = 200;

/**
 * Serves the prerendered 404 page of the language with status 404 for every unmatched path. `notFound()` would send an
 * empty document that only JavaScript fills, and caching one page per mistyped URL would fill the disk.
 */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string; rest: string[] }> }) {
  const { locale: segment, rest } = await params;
  const locale = localeOrDefault(segment);
  logRequestRejection(
    'warn',
    { path: localePath(locale, `/${rest.join('/')}`).slice(0, maxPathLength) },
    '404: no such page',
  );
  const page = await notFoundPage(locale, request);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60',
  });
  // Next.js may have regenerated the page since the build, so the policy must be that of what is sent.
  if (isProduction) headers.set('content-security-policy', buildContentSecurityPolicy(inlineScriptHashes(page)));
  const body = withNonceOfStaffPolicy(page, request, rest);
  if (body !== page) headers.set('cache-control', 'no-store');
  return new Response(body, { status: 404, headers });
}

/** The page with the nonce of the policy that the middleware sends with every staff path instead of the page's own. */
function withNonceOfStaffPolicy(page: string, request: Request, [area = '']: string[]): string {
  if (!/^(?:admin|auth)$/.test(area)) return page;
  const [, nonce] = /'nonce-([\w+/=-]+)'/.exec(request.headers.get('content-security-policy') ?? '') ?? [];
  return nonce ? page.replaceAll('<script', `<script nonce="${nonce}"`) : page;
}

async function notFoundPage(locale: Locale, request: Request): Promise<string> {
  if (isProduction) {
    const file = [getBuildFolder(), 'server', 'app', locale, 'page-not-found.html'];
    const page = await readFile(join(/* turbopackIgnore: true */ process.cwd(), ...file), 'utf8').catch(() => null);
    if (page) return page;
  }
  // The development server has no prerendered files, and serverless hosts do not give them to functions, so fetch the
  // page over HTTP.
  return (
    await fetch(isProduction ? localizedSiteUrl(locale, path) : new URL(`/${locale}${path}`, request.url))
  ).text();
}
