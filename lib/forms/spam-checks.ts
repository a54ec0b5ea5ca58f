import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { log } from '@/lib/observability/log';
import type { SpamReason } from './spam-reasons';

/**
 * True when the flags are a reason to take a second look. An unknown time alone is not: without JavaScript no time is
 * sent.
 */
export function isSuspectedSpam(flags: readonly SpamReason[]): boolean {
  return flags.some((flag) => flag !== 'untimed');
}

const minSeconds = 3;
const maxLinks = 2;
// A domain label has at most 63 characters; without the bound a message of hyphens would be scanned again from each of
// them.
const link =
  /(?:https?:\/\/|www\.)\S|\b[a-z0-9-]{1,63}\.(?:com|net|org|info|biz|ru|cn|top|xyz|shop|site|online)\/\S/giu;
const markup = /<\/?(?:a|img|script|iframe|style|svg|object|embed)\b|\[\/?(?:url|link|img)\b|javascript:/iu;

type Sent = {
  /** The content of the honeypot field, which people do not see. */
  honeypot: string | undefined;
  /** Milliseconds since the form was first seen, as measured by the browser's script; '' without JavaScript. */
  elapsed: string | undefined;
  texts: string[];
};

const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

/**
 * True when the honeypot contains only what the visitor entered elsewhere in the form, as when a password manager fills
 * every field with the same person's data.
 */
export function isHoneypotAutofilled(honeypot: string, texts: readonly string[]): boolean {
  const known = new Set(texts.flatMap(tokensOf));
  const honeypotTokens = tokensOf(honeypot);
  return honeypotTokens.length > 0 && honeypotTokens.every((word) => known.has(word));
}

/**
 * The signs of a bot in a submission. A honeypot that was autofilled, in a form that took a person's time, only makes
 * it unverified.
 */
export function findSpamReasons({ honeypot, elapsed, texts }: Sent): SpamReason[] {
  const all = texts.join('\n');
  const spent = elapsed && /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : null;
  const fast = spent !== null && spent < minSeconds * 1000;
  const autofilled = Boolean(honeypot) && spent !== null && !fast && isHoneypotAutofilled(honeypot ?? '', texts);
  const found: [SpamReason, boolean][] = [
    ['honeypot', Boolean(honeypot) && !autofilled],
    ['untimed', spent === null],
    ['fast', fast],
    ['links', (all.match(link)?.length ?? 0) > maxLinks],
    ['markup', markup.test(all)],
    ['unverified', autofilled],
  ];
  return found.flatMap(([flag, seen]) => (seen ? [flag] : []));
}

const endpoints = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const;
const captchaFields = { turnstile: 'cf-turnstile-response', hcaptcha: 'h-captcha-response' } as const;
const verificationSchema = z.object({ success: z.boolean() });

/** True when a provider verifies captchas. */
export const isCaptchaOn = () => env('CAPTCHA_PROVIDER') !== undefined;

/**
 * Verifies the visitor's captcha token with the provider named by CAPTCHA_PROVIDER. 'passed' also when no provider is
 * set; 'unknown' when there is no token (no JavaScript) or the provider cannot be reached: that must not cost a lead.
 */
export async function verifyCaptcha(data: FormData): Promise<'passed' | 'rejected' | 'unknown'> {
  const provider = env('CAPTCHA_PROVIDER');
  if (!provider) return 'passed';
  const token = data.get(captchaFields[provider]);
  if (typeof token !== 'string' || !token) return 'unknown';
  try {
    const response = await fetch(endpoints[provider], {
      method: 'POST',
      body: new URLSearchParams({ secret: env('CAPTCHA_SECRET_KEY') ?? '', response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(3000),
    });
    if (verificationSchema.parse(await response.json()).success) return 'passed';
    log.warn({ provider }, 'captcha refused');
    return 'rejected';
  } catch (error) {
    log.warn({ err: error, provider }, 'captcha cannot be checked');
    return 'unknown';
  }
}
