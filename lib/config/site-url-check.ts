import 'server-only';
import { brand } from './brand';
import { isBackendConfigured, readEnvironmentVariable } from './env';

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];
// Never a real site: RFC 2606.
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/;

/** True for a URL that can only be a placeholder. */
export const isSampleUrl = (url: string) => reserved.test(new URL(url).hostname);

/**
 * What the URL of the site is: `local` in a trial on this machine; `sample` if SITE_URL or `url` in
 * `content/brand.json` is a placeholder; `mismatch` if they differ, so that links in emails lead to the first, while
 * pages, the sitemap and feeds name the second.
 */
export type SiteUrlCheck = { state: 'local' | 'ok' | 'sample' | 'mismatch'; own: string; named: string };

/** Compares SITE_URL with the brand's own URL, which it defaults to where the back end is hosted elsewhere. */
export function compareSiteAndBrandUrl(): SiteUrlCheck {
  const configured = readEnvironmentVariable('SITE_URL');
  const hosted = isBackendConfigured() && readEnvironmentVariable('SUPABASE_URL').startsWith('https:');
  const urls = { own: configured ?? brand.url, named: brand.url };
  if (configured ? thisMachine.includes(new URL(configured).hostname) : !hosted) return { state: 'local', ...urls };
  if (brand.sampleFields.includes('url') || isSampleUrl(urls.own) || isSampleUrl(urls.named))
    return { state: 'sample', ...urls };
  return { state: new URL(urls.own).origin === new URL(urls.named).origin ? 'ok' : 'mismatch', ...urls };
}

/** SITE_URL, to whose host requests for other hosts are redirected; null in a trial on this machine. */
export function getSiteUrlUnlessLocal(): string | null {
  const configured = readEnvironmentVariable('SITE_URL');
  return configured && !thisMachine.includes(new URL(configured).hostname) ? configured : null;
}

/** Why the site should not go live with its URL, in one line; null if it may. */
export function findConfiguredSiteUrlError(): string | null {
  const { state, own, named } = compareSiteAndBrandUrl();
  if (state === 'sample')
    return `The site would name a sample URL on every page: SITE_URL is ${own}, url in content/brand.json ${named}. Write the real one into both and remove 'url' from sampleFields.`;
  if (state === 'mismatch')
    return `The site runs at ${own}, but its pages, sitemap and feeds name ${named}: make SITE_URL and url in content/brand.json the same.`;
  return null;
}

/**
 * Refuses to start at a sample or contradictory URL unless SAMPLE_SITE_URL allows it. Throws an error that names what
 * to change.
 */
export function assertPublishableSiteUrl(): void {
  const problem = findConfiguredSiteUrlError();
  if (problem && readEnvironmentVariable('SAMPLE_SITE_URL') === 'refuse')
    throw new Error(`${problem}\nTo start all the same, on a machine for trials, set SAMPLE_SITE_URL=allow.`);
}
