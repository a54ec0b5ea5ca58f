import { randomUUID } from 'node:crypto';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { createConfirmToken, createUnsubscribeToken } from '@/lib/newsletter/link-tokens';
import { newsletterPaths } from '@/lib/newsletter/paths';
import { backEnd, backEndVariables } from './back-end';

/**
 * Inserts a subscriber who has not confirmed yet. Returns the paths of the links that emails to them contain, signed as
 * the site signs them: no test but those of the emails waits for an email.
 */
export async function insertSubscriber(locale: Locale): Promise<Record<'confirm' | 'unsubscribe', string>> {
  const { data } = await backEnd()
    .from('newsletter_subscribers')
    .insert({ email: `${randomUUID()}@mail.example`, locale, consent_version: 'test' })
    .select('id, round')
    .single()
    .throwOnError();
  const { SUPABASE_SECRET_KEY } = process.env;
  process.env.SUPABASE_SECRET_KEY = backEndVariables().SUPABASE_SECRET_KEY;
  try {
    const [confirm, unsubscribe] = await Promise.all([
      createConfirmToken({ sub: data.id, round: data.round, locale }),
      createUnsubscribeToken({ sub: data.id, locale }),
    ]);
    return {
      confirm: `${localePath(locale, newsletterPaths.confirm)}?token=${confirm}`,
      unsubscribe: `${localePath(locale, newsletterPaths.unsubscribe)}?token=${unsubscribe}`,
    };
  } finally {
    if (SUPABASE_SECRET_KEY === undefined) delete process.env.SUPABASE_SECRET_KEY;
    else process.env.SUPABASE_SECRET_KEY = SUPABASE_SECRET_KEY;
  }
}
