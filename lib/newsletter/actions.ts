'use server';

import { getTranslations } from 'next-intl/server';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import type { ActionResult } from '@/lib/result';
import { askToWait } from '@/lib/retry-after';
import { callerAddress, takeRateLimit } from '@/lib/supabase/rate-limit';
import { newsletterSchema, trapName } from './schema';
import { storeSubscriber } from './store';

const perNetwork = { hits: 20, seconds: 600 };

/** Notes a newsletter address as pending. A repeated address is answered like a new one, so that nobody learns who subscribes. */
export async function subscribe(_previous: unknown, data: FormData): Promise<ActionResult<'email' | 'agreeToPrivacy'>> {
  const given = data.get('locale');
  const locale = isLocale(given) ? given : defaultLocale;
  const t = await getTranslations({ locale });
  const email = data.get('email');
  const parsed = newsletterSchema.safeParse({ email, agreeToPrivacy: data.get('agreeToPrivacy') });
  const values = { email: typeof email === 'string' ? email.slice(0, 254) : '' };
  if (!parsed.success) {
    const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    return { ok: false, error: 'form.summary', message: t('form.summary'), fields, values };
  }
  if (data.get(trapName)) return { ok: true };
  try {
    const wait = await takeRateLimit('newsletter', await callerAddress(), perNetwork);
    if (wait > 0) {
      askToWait(wait);
      const message = t('form.errors.rateLimited', { minutes: Math.ceil(wait / 60) });
      return { ok: false, error: 'form.errors.rateLimited', message, values };
    }
    await storeSubscriber(parsed.data.email, locale);
    return { ok: true };
  } catch (cause) {
    log.error({ err: cause }, 'newsletter subscriber not stored');
    const error = 'footer.newsletter.errors.unavailable';
    return { ok: false, error, message: t(error), values };
  }
}
