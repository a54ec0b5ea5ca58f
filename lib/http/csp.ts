import { readEnvironmentVariable } from '@/lib/config/env';

/** Where browsers report policy violations. */
const reportPath = '/api/csp-report';

const fixed = [
  "default-src 'none'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** What each provider's documentation requires. */
const captchas = {
  turnstile: { hosts: ['https://challenges.cloudflare.com'], rules: ['script-src', 'frame-src'] },
  hcaptcha: {
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    rules: ['script-src', 'frame-src', 'style-src', 'connect-src'],
  },
};

/** Where map tiles come from, as a policy names it: a name that Leaflet fills in, such as `{s}`, stands for any. */
function tileHost(url: string): string {
  return (/^https:\/\/[^/]+/.exec(url)?.[0] ?? '').replace(/\/\/[^.]*\{[^.]*\./, '//*.');
}

/**
 * The Content-Security-Policy of one HTML response. `sources` are the hashes (`sha256-…`) of its inline scripts or a
 * nonce (`nonce-…`); without any, no inline script runs.
 */
export function buildContentSecurityPolicy(sources: readonly string[]): string {
  const provider = readEnvironmentVariable('CAPTCHA_PROVIDER');
  const captcha = provider && captchas[provider];
  const rule = (name: string, own: readonly string[]) =>
    [name, ...own, ...(captcha?.rules.includes(name) ? captcha.hosts : [])].join(' ');
  const tiles = readEnvironmentVariable('MAP_TILES_URL');
  return [
    ...fixed,
    rule('style-src', ["'self'", "'unsafe-inline'"]),
    rule('img-src', ["'self'", 'data:', 'blob:', ...(tiles ? [tileHost(tiles)] : [])]),
    rule('connect-src', ["'self'"]),
    ...(captcha ? [rule('frame-src', [])] : []),
    rule('script-src', ["'self'", ...sources.map((source) => `'${source}'`)]),
    `report-uri ${reportPath}`,
  ].join('; ');
}

/** A nonce for one response, as a policy source. */
export function generateCspNonceSource(): string {
  return `nonce-${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))}`;
}

/** The policy source of one inline script. */
export async function hashScript(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
