'use server';

import { RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ActionResult } from '@/lib/action-result';
import { staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { languageTag } from '@/lib/i18n/locales';
import { localePunctuation } from '@/lib/i18n/punctuation';
import { createResultFromAuthError, getAuthTranslatorOfLocale, readFormLocale, readFormText } from './form-helpers';
import { findPasswordWeakness } from './password-rules';
import { pathAfterSignIn } from './path-after-sign-in';
import { requireRecentSignIn } from './require-recent-sign-in';
import { readSession } from './require-staff';
import { writeAccountAuditEntry } from './write-audit-entry';

const reasonTexts = { length: 'weakLength', characters: 'weakCharacters', pwned: 'weakPwned' } as const;
const reasonOf = (reason: string) => reasonTexts[reason as keyof typeof reasonTexts];
// bcrypt ignores everything beyond, so a longer password would give a false sense of security.
const maxLength = 72;

/** Sets a new password for the signed-in person, ends their other sessions and goes on to the staff area. */
export async function setPassword(_previous: unknown, data: FormData): Promise<ActionResult<'password'>> {
  const locale = readFormLocale(data);
  const t = await getAuthTranslatorOfLocale(locale);
  const password = String(data.get('password') ?? '');
  const session = await readSession();
  if (!session) return createResultFromAuthError(locale, { code: 'session_not_found' });
  const field = (key: string, text: string): ActionResult<'password'> => ({
    ok: false,
    error: `auth.errors.${key}`,
    message: '',
    fields: { password: text },
  });
  if (new TextEncoder().encode(password).length > maxLength) return field('longPassword', t('errors.longPassword'));
  const { supabase, user, profile, methods } = session;
  const next = pathAfterSignIn(locale, readFormText(data, 'next'));
  const here = `${localePath(locale, staffPaths.newPassword)}?next=${encodeURIComponent(next)}`;
  await requireRecentSignIn(supabase, methods, locale, here);
  const weakness = await findPasswordWeakness(password, [user.email ?? '', profile?.full_name ?? '']);
  const common = await getTranslations({ locale, namespace: 'common' });
  const weak = (reasons: string) =>
    field('weakPassword', common('fact', { label: t('errors.weakPassword'), value: reasons }));
  if (weakness) return weak(t(`errors.${weakness}`));
  const { error } = await supabase.auth.updateUser({ password, data: { password_printed: null } });
  if (error?.code === 'weak_password') {
    const reasons = 'reasons' in error && Array.isArray(error.reasons) ? error.reasons.map(reasonOf) : [];
    const weaknesses = reasons.filter(Boolean).map((key) => t(`errors.${key}`));
    return weak(weaknesses.join(localePunctuation(languageTag(locale)).list) || t('errors.weakLength'));
  }
  if (error?.code === 'same_password') return field('samePassword', t('errors.samePassword'));
  if (error?.code === 'insufficient_aal') {
    redirect(`${localePath(locale, staffPaths.secondFactor)}?next=${encodeURIComponent(here)}`, RedirectType.replace);
  }
  if (error) return createResultFromAuthError(locale, error);
  await writeAccountAuditEntry('password', user.id, user.id);
  const others = await supabase.auth.signOut({ scope: 'others' });
  if (others.error) return createResultFromAuthError(locale, others.error);
  redirect(next, RedirectType.replace);
}
