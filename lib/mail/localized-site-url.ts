import 'server-only';
import { brand } from '@/lib/config/brand';
import { readEnvironmentVariable } from '@/lib/config/env';
import { isSampleUrl } from '@/lib/config/site-url-check';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The URL that links in emails begin with: SITE_URL, otherwise the brand's own. While that is a sample it is this
 * machine, so that the links of a trial run work.
 */
export function siteBaseUrl(): string {
  const configured = readEnvironmentVariable('SITE_URL');
  if (configured) return configured;
  return isSampleUrl(brand.url) ? `http://localhost:${readEnvironmentVariable('PORT')}` : brand.url;
}

/** Absolute URL of a site path in a language, with a query. */
export function localizedSiteUrl(locale: Locale, path: string, query: Record<string, string> = {}): string {
  const url = new URL(localePath(locale, path), siteBaseUrl());
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
