import 'server-only';
import { sitePaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';

/** The waiting times in minutes that a page can state, because it is made before: the limits last as long. */
export const prerenderedWaitMinutes = [10, 60] as const;

/** The results of a plan export that a browser requests without scripts, as the path of their page names them. */
export const planExportResultNames = [
  'vet-first',
  'guidance',
  'invalid',
  'busy',
  'failed',
  'mail-sent',
  'mail-failed',
  'mail-email',
  'mail-invalid-email',
  'mail-consent',
  'mail-busy-10',
  'mail-busy-60',
] as const;
export type PlanExportResultName = (typeof planExportResultNames)[number];

/** The result of an email that a limit rejected for so many seconds, with a waiting time that is long enough. */
export const toMailRateLimitedStatus = (waitSeconds: number): PlanExportResultName =>
  `mail-busy-${prerenderedWaitMinutes.find((minutes) => waitSeconds <= minutes * 60) ?? 60}`;

// Nothing about a dog stays in a cache, in a search engine or in the URLs that other sites see.
const discreet = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

/** Sends the browser to the page with the result of its plan export; the URL contains no answers. */
export function redirectToPlanExportStatus(locale: Locale, status: PlanExportResultName): Response {
  const location = localePath(locale, `${sitePaths.feedingPlan}/export-status/${status}`);
  return new Response(null, { status: 303, headers: { ...discreet, location } });
}

/**
 * A response with a file that the browser saves under the name in `disposition`; nothing caches or indexes it. Without
 * bytes it has only the headers, for a HEAD request: Next would otherwise run GET, which draws and counts the file.
 */
export function createDownloadResponse(
  bytes: Uint8Array | string | null,
  contentType: string,
  disposition: string,
): Response {
  const body = bytes instanceof Uint8Array ? new Uint8Array(bytes) : bytes;
  return new Response(body, {
    headers: {
      ...discreet,
      'content-type': contentType,
      'content-disposition': disposition,
      'x-content-type-options': 'nosniff',
    },
  });
}
