'use server';

import { getTranslations } from 'next-intl/server';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import type { ActionResult } from '@/lib/result';
import { callerAddress, takeRateLimit } from '@/lib/supabase/rate-limit';
import { fieldErrors, textValues } from './form-values';
import { type PartnershipInput, partnershipSchema } from './partnership-schema';
import { storePartnership } from './store';
import { submissionKey } from './submission-key';

// Generous for a person who corrects a form, tight for a script. Without a trusted proxy all visitors share the first one.
const perNetwork = { hits: 120, seconds: 600 };
const perEmail = { hits: 10, seconds: 600 };

type PartnershipResult = ActionResult<keyof PartnershipInput>;

/** Stores a retailer application once. Bad input comes back with a message key per field and what was typed. */
export async function submitPartnership(_previous: unknown, data: FormData): Promise<PartnershipResult> {
  const values = textValues(data);
  const locale: Locale = isLocale(values.locale) ? values.locale : defaultLocale;
  const t = await getTranslations({ locale });
  const parsed = partnershipSchema.safeParse({
    ...values,
    agreeToTerms: values.agreeToTerms === 'on',
    agreeToMarketing: values.agreeToMarketing === 'on',
  });
  if (!parsed.success)
    return { ok: false, error: 'form.summary', message: t('form.summary'), fields: fieldErrors(parsed.error), values };

  try {
    const wait = Math.max(
      await takeRateLimit('partnership-network', await callerAddress(), perNetwork),
      await takeRateLimit('partnership-email', parsed.data.email.toLowerCase(), perEmail),
    );
    if (wait > 0) {
      const message = t('form.errors.rateLimited', { minutes: Math.ceil(wait / 60) });
      return { ok: false, error: 'form.errors.rateLimited', message, values };
    }
    await storePartnership(parsed.data, locale, submissionKey(values.submissionKey, parsed.data));
    return { ok: true };
  } catch (error) {
    const incident = crypto.randomUUID().slice(0, 8);
    log.error({ incident, err: error }, 'partnership application not stored');
    return { ok: false, error: 'partnership.failure.text', message: t('partnership.failure.text'), values, incident };
  }
}
