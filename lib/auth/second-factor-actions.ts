'use server';

import { RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import QRCode from 'qrcode';
import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { brand } from '@/lib/config/brand';
import { staffPaths } from '@/lib/config/site-paths';
import { toSafeReturnPath } from '@/lib/http/return-to';
import { localePath } from '@/lib/i18n/locale-paths';
import { toStaffLocale } from '@/lib/i18n/locales';
import { requireAnyStaffOrRedirect, requireAnyStaffOrRejectedResult } from './action-guards';
import { createResultFromAuthError, readFormLocale, readFormText } from './form-helpers';
import { logAcceptedSignIn } from './log-accepted-sign-in';
import { pathAfterSignIn } from './path-after-sign-in';
import { requireRecentSignIn } from './require-recent-sign-in';
import { readSession } from './require-staff';
import { writeAccountAuditEntry } from './write-audit-entry';

const code = z.string().regex(/^\d{6}$/);
const codeOf = (data: FormData) => code.safeParse(readFormText(data, 'code').replace(/\s/g, ''));

/** Verifies the second factor of somebody who has signed in with a password or a code. */
export async function verifySecondFactor(_previous: unknown, data: FormData): Promise<ActionResult<'code'>> {
  const locale = readFormLocale(data);
  const session = await readSession();
  if (!session) return createResultFromAuthError(locale, { code: 'session_not_found' });
  const given = codeOf(data);
  if (!session.factor || !given.success) return createResultFromAuthError(locale, { code: 'mfa_verification_failed' });
  const { error } = await session.supabase.auth.mfa.challengeAndVerify({
    factorId: session.factor.id,
    code: given.data,
  });
  if (error) return createResultFromAuthError(locale, error);
  logAcceptedSignIn('second factor', session.user.id);
  redirect(pathAfterSignIn(locale, readFormText(data, 'next')), RedirectType.replace);
}

/** A second factor being set up: what the authenticator app needs, as a QR image and as a key to type. */
export type SecondFactorEnrolmentData = { factorId: string; secret: string; uri: string; picture: string };

const setup = async (factorId: string, secret: string, uri: string): Promise<SecondFactorEnrolmentData> => {
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 });
  return { factorId, secret, uri, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
};

/** A result without a setup keeps the one that is shown; null starts over. */
export type SecondFactorSetupResult = ActionResult<'code'> & { setup?: SecondFactorEnrolmentData | null };

const proof = z.object({
  factorId: z.uuid(),
  secret: z.string().regex(/^[A-Z2-7]{16,64}$/),
  uri: z.string().startsWith('otpauth://totp/').max(500),
});

/**
 * First call: enrols a second factor, after a recent sign-in, and returns its key. With a code: activates it; a wrong
 * code shows the same key again.
 */
export async function setUpSecondFactor(_previous: unknown, data: FormData): Promise<SecondFactorSetupResult> {
  const locale = readFormLocale(data);
  const begun = data.has('factorId');
  const member = begun ? await requireAnyStaffOrRejectedResult(data) : await requireAnyStaffOrRedirect();
  if ('error' in member) return { ...member, values: { code: readFormText(data, 'code') } };
  const { supabase, user, methods } = member;
  const account = localePath(toStaffLocale(locale), staffPaths.account);
  const next = toSafeReturnPath(readFormText(data, 'next'), '');
  if (!begun) {
    await requireRecentSignIn(
      supabase,
      methods,
      locale,
      next ? `${account}?next=${encodeURIComponent(next)}` : account,
    );
    // Leftovers of unfinished attempts.
    const { data: listed } = await supabase.auth.mfa.listFactors();
    for (const { id, status } of listed?.all ?? [])
      if (status === 'unverified') await supabase.auth.mfa.unenroll({ factorId: id });
    const enrolled = await supabase.auth.mfa.enroll({ factorType: 'totp', issuer: brand.name });
    if (enrolled.error) return createResultFromAuthError(locale, enrolled.error);
    const { secret, uri } = enrolled.data.totp;
    return { ok: true, setup: await setup(enrolled.data.id, secret, uri) };
  }
  const parsed = proof.safeParse(Object.fromEntries(data));
  if (!parsed.success)
    return { ...(await createResultFromAuthError(locale, { code: 'mfa_factor_not_found' })), setup: null };
  const { factorId, secret, uri } = parsed.data;
  const given = codeOf(data);
  const verified = given.success
    ? await supabase.auth.mfa.challengeAndVerify({ factorId, code: given.data })
    : { error: { code: 'mfa_verification_failed' } };
  if (verified.error)
    return { ...(await createResultFromAuthError(locale, verified.error)), setup: await setup(factorId, secret, uri) };
  await writeAccountAuditEntry('second_factor_on', user.id, user.id);
  redirect(next || `${account}?done=factorStarted#second-factor`);
}

/** Removes the second factor of somebody who has just signed in with it. */
export async function removeSecondFactor(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { supabase, user, factor, methods } = await requireAnyStaffOrRedirect();
  const locale = readFormLocale(data);
  if (!factor) return { ok: true, message: (await getTranslations({ locale, namespace: 'account' }))('factorStopped') };
  await requireRecentSignIn(supabase, methods, locale, localePath(toStaffLocale(locale), staffPaths.account));
  const { error } = await supabase.auth.mfa.unenroll({ factorId: factor.id });
  if (error) return createResultFromAuthError(locale, error);
  // The token in the cookie still claims that the factor was verified.
  await supabase.auth.refreshSession();
  await writeAccountAuditEntry('second_factor_off', user.id, user.id);
  redirect(`${localePath(toStaffLocale(locale), staffPaths.account)}?done=factorStopped#second-factor`);
}
