import 'server-only';
import { z } from 'zod';
import { readEnvironmentVariable } from '@/lib/config/env';
import { log } from '@/lib/observability/log';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';

const endpoints = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const;
const captchaFields = { turnstile: 'cf-turnstile-response', hcaptcha: 'h-captcha-response' } as const;
const verificationSchema = z.object({ success: z.boolean() });

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
    const response = await fetch(endpoints[provider], {
      method: 'POST',
      body: new URLSearchParams({ secret: readEnvironmentVariable('CAPTCHA_SECRET_KEY') ?? '', response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(3000),
    });
    if (verificationSchema.parse(await response.json()).success) return 'passed';
    logRequestRejection('warn', { provider }, 'captcha refused');
    return 'rejected';
  } catch (error) {
    log.warn({ err: error, provider }, 'captcha cannot be checked');
    return 'unknown';
  }
}
