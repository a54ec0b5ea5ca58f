import { env } from './env';

/** Where browsers report what the policy stopped. */
const reportPath = '/api/csp-report';

const fixed = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const captchaHosts = {
  turnstile: 'https://challenges.cloudflare.com',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
};

/**
 * The Content-Security-Policy of one HTML answer. `sources` are the hashes (`sha256-…`) of its inline scripts or a nonce (`nonce-…`);
 * without any, no inline script runs.
 */
export function contentSecurityPolicy(sources: readonly string[]): string {
  const scripts = ["'self'", ...sources.map((source) => `'${source}'`)];
  const provider = env('CAPTCHA_PROVIDER');
  const frames: string[] = [];
  if (provider) {
    scripts.push(captchaHosts[provider]);
    frames.push(`frame-src ${captchaHosts[provider]}`);
  }
  return [...fixed, ...frames, `script-src ${scripts.join(' ')}`, `report-uri ${reportPath}`].join('; ');
}

/** A nonce for one answer, as a policy source. */
export function newNonce(): string {
  return `nonce-${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))}`;
}

/** The policy source of one inline script. */
export async function scriptHash(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
