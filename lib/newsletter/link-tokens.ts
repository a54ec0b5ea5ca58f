import 'server-only';
import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { readEnvironmentVariable } from '@/lib/config/env';
import { localeCodes } from '@/lib/i18n/locales';

/**
 * Days after which a confirmation link no longer works. The default of `RETENTION_PENDING_DAYS`, after which an
 * unconfirmed address is deleted, and the privacy page have the same number.
 */
export const confirmTokenDays = 7;

const confirmSchema = z.object({ sub: z.uuid(), round: z.int().positive(), locale: z.enum(localeCodes) });
const unsubscribeSchema = z.object({ sub: z.uuid(), locale: z.enum(localeCodes) });
const algorithm = 'HS256';

type Purpose = 'newsletter-confirm' | 'newsletter-unsubscribe';
type Verified<Claims> = { ok: true; claims: Claims } | { ok: false; reason: 'expired' | 'invalid' };

// A separate key, so that a link is useless anywhere else.
const key = () =>
  createHmac('sha256', readEnvironmentVariable('LINK_SECRET') ?? readEnvironmentVariable('SUPABASE_SECRET_KEY'))
    .update('newsletter links')
    .digest();

function sign(purpose: Purpose, subscriber: string, claims: Record<string, unknown>) {
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm }).setSubject(subscriber).setAudience(purpose);
}

async function verify<Claims>(token: string, purpose: Purpose, schema: z.ZodType<Claims>): Promise<Verified<Claims>> {
  try {
    const { payload } = await jwtVerify(token, key(), { audience: purpose, algorithms: [algorithm] });
    const parsed = schema.safeParse(payload);
    return parsed.success ? { ok: true, claims: parsed.data } : { ok: false, reason: 'invalid' };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return { ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
  }
}

/**
 * A signed token for a link that confirms one round of a subscription, valid for `confirmTokenDays`. It does not
 * contain the address.
 */
export function createConfirmToken(
  { sub, ...claims }: z.output<typeof confirmSchema>,
  now = new Date(),
): Promise<string> {
  const until = new Date(now.getTime() + confirmTokenDays * 86_400_000);
  return sign('newsletter-confirm', sub, claims).setExpirationTime(until).sign(key());
}

/** A signed token for an unsubscribe link; it never expires, because unsubscribing must always work. */
export function createUnsubscribeToken({ sub, ...claims }: z.output<typeof unsubscribeSchema>): Promise<string> {
  return sign('newsletter-unsubscribe', sub, claims).sign(key());
}

/** The content of a confirmation token, or why it cannot be used. */
export const verifyConfirmToken = (token: string) => verify(token, 'newsletter-confirm', confirmSchema);

/** The content of an unsubscribe token, or why it cannot be used. */
export const verifyUnsubscribeToken = (token: string) => verify(token, 'newsletter-unsubscribe', unsubscribeSchema);
