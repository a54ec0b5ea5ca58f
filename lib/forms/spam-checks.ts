import 'server-only';
import { z } from 'zod';
import { readEnvironmentVariable } from '@/lib/config/env';
import { log } from '@/lib/observability/log';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';

/**
 * Reasons to take a second look at a submission. It is stored all the same: a wrong guess must not cost anybody a
 * reply. The database accepts the same ones.
 */
export const spamReasons = ['honeypot', 'fast', 'untimed', 'links', 'markup', 'unverified'] as const;

/** One of `spamReasons`. */
export type SpamReason = (typeof spamReasons)[number];

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
  /** The same as typed: a telephone number is stored otherwise than a password manager fills it in. */
  enteredTexts?: string[];
};

const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

/**
 * True when a bot filled in the honeypot: with a link, markup or somebody else's email address, or with any words in a
 * form that was sent too fast. Other words may be from a password manager, such as a login name or a street, and what
 * stands elsewhere in the form always may.
 */
export function isHoneypotFilledByBot(honeypot: string, texts: readonly string[], fast: boolean): boolean {
  const known = new Set(texts.flatMap(tokensOf));
  const foreign = tokensOf(honeypot).filter((token) => !known.has(token));
  const foreignText = foreign.join(' ');
  return (
    foreign.length > 0 &&
    (fast || foreignText.search(link) >= 0 || /\S@\S/.test(foreignText) || markup.test(foreignText))
  );
}

/**
 * The signs of a bot in a submission. A honeypot that a password manager may have filled only makes it unverified, also
 * without JavaScript.
 */
export function findSpamReasons({ honeypot, elapsed, texts, enteredTexts = [] }: Sent): SpamReason[] {
  const all = texts.join('\n');
  const spent = elapsed && /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : null;
  const fast = spent !== null && spent < minSeconds * 1000;
  const byBot = isHoneypotFilledByBot(honeypot ?? '', [...texts, ...enteredTexts], fast);
  const found: [SpamReason, boolean][] = [
    ['honeypot', byBot],
    ['untimed', spent === null],
    ['fast', fast],
    ['links', (all.match(link)?.length ?? 0) > maxLinks],
    ['markup', markup.test(all)],
    ['unverified', Boolean(honeypot) && !byBot],
  ];
  return found.flatMap(([flag, seen]) => (seen ? [flag] : []));
}

const captchaEndpoints = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const;
const captchaFields = { turnstile: 'cf-turnstile-response', hcaptcha: 'h-captcha-response' } as const;
const captchaResponseSchema = z.object({ success: z.boolean() });

/** True when a provider verifies captchas. */
export const isCaptchaOn = () => readEnvironmentVariable('CAPTCHA_PROVIDER') !== undefined;

/**
 * Verifies the visitor's captcha token with the provider named by CAPTCHA_PROVIDER. 'passed' also when no provider is
 * set; 'unknown' when there is no token (no JavaScript) or the provider cannot be reached: that must not cost a lead.
 */
export async function resolveCaptchaVerdict(data: FormData): Promise<'passed' | 'rejected' | 'unknown'> {
  const provider = readEnvironmentVariable('CAPTCHA_PROVIDER');
  if (!provider) return 'passed';
  const token = data.get(captchaFields[provider]);
  if (typeof token !== 'string' || !token) return 'unknown';
  try {
    const response = await fetch(captchaEndpoints[provider], {
      method: 'POST',
      body: new URLSearchParams({ secret: readEnvironmentVariable('CAPTCHA_SECRET_KEY') ?? '', response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(3000),
    });
    if (captchaResponseSchema.parse(await response.json()).success) return 'passed';
    logRequestRejection('warn', { provider }, 'captcha refused');
    return 'rejected';
  } catch (error) {
    log.warn({ err: error, provider }, 'captcha cannot be checked');
    return 'unknown';
  }
}
