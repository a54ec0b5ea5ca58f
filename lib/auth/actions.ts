'use server';

import { RedirectType, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { log } from '@/lib/log';
import type { ActionResult } from '@/lib/result';
import { staffPaths } from '@/lib/site-paths';
import { callerAddress, takeRateLimit, unknownAddress } from '@/lib/supabase/rate-limit';
import { createSessionClient } from '@/lib/supabase/server';
import { signInProblem } from './sign-in-problem';
import { wantedPath } from './wanted-path';

const credentials = z.object({
  identifier: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
});

const localeField = z.custom<Locale>(isLocale).catch(defaultLocale);

type SignInResult = ActionResult<'identifier'>;

/** Signs a staff member in with e-mail or phone plus password, then replaces the page by the one they wanted. */
export async function signIn(_previous: unknown, data: FormData): Promise<SignInResult> {
  const locale = localeField.parse(data.get('locale'));
  const t = await getTranslations({ locale, namespace: 'auth.errors' });
  const parsed = credentials.safeParse(Object.fromEntries(data));
  const values = { identifier: String(data.get('identifier') ?? '') };
  if (!parsed.success) return { ok: false, error: 'auth.errors.missing', message: t('missing'), values };

  const { identifier, password } = parsed.data;
  const wait = await addressWait();
  if (wait > 0) {
    const message = t('rateLimited', { minutes: Math.ceil(wait / 60) });
    return { ok: false, error: 'auth.errors.rateLimited', message, values };
  }
  const account = identifier.includes('@') ? { email: identifier } : { phone: identifier };
  const supabase = await createSessionClient();
  const { error } = await supabase.auth.signInWithPassword({ ...account, password });
  if (error) {
    const problem = signInProblem(error);
    if (problem.key === 'unavailable') log.error({ code: error.code, status: error.status }, 'sign-in not possible');
    return {
      ok: false,
      error: `auth.errors.${problem.key}`,
      message: t(problem.key, { minutes: problem.minutes }),
      values,
    };
  }
  redirect(wantedPath(String(data.get('next') ?? ''), localePath(locale, staffPaths.admin)), RedirectType.replace);
}

/** Seconds to wait for this network address. The back end counts per account; without a trusted proxy no address is known. */
async function addressWait(): Promise<number> {
  const address = await callerAddress();
  if (address === unknownAddress) return 0;
  return takeRateLimit('sign-in-network', address, { hits: 30, seconds: 900 }).catch((error) => {
    log.error({ err: error }, 'sign-in attempts cannot be counted');
    return 0;
  });
}

/** Ends this browser's session and returns to sign-in. */
export async function signOut(data: FormData): Promise<void> {
  const locale = localeField.parse(data.get('locale'));
  const supabase = await createSessionClient();
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) log.warn({ code: error.code, status: error.status }, 'sign-out not confirmed by the back end');
  redirect(localePath(locale, staffPaths.auth), RedirectType.replace);
}
