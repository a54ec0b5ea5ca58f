import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { askToWait } from '@/lib/retry-after';
import { passesCaptcha } from './captcha';
import { leadFlags } from './flags';
import { type FormValues, fieldErrors, formValues, type LeadResult, schemaInput } from './form-values';
import { type LeadKind, leadForms } from './forms';
import { takeLeadLimits } from './limits';
import { readPhone } from './phone';
import { consentVersion, type LeadHead } from './store';
import { contentKey, submissionKey } from './submission-key';
import { trapField } from './trap';

type Lead = { email: string; phone: string; country?: string; message?: string };
type Form<T extends Lead> = {
  kind: LeadKind;
  /** Namespace of the form's texts. */
  failure: 'partnership.failure.text' | 'exportEnquiry.failure.text' | 'contactForm.failure.text';
  schema: z.ZodType<T>;
  store: (lead: T, head: LeadHead) => Promise<void>;
};

/**
 * What every form does with what was sent: reads it, counts it, flags it and stores it once. Bad input comes back with a
 * message key per field; whatever fails comes back with what was typed.
 */
export async function submitLead<T extends Lead>(form: Form<T>, data: FormData): Promise<LeadResult> {
  const { boxes, lists } = leadForms[form.kind];
  const values = formValues(data, lists);
  const locale: Locale = isLocale(values.locale) ? values.locale : defaultLocale;
  const t = await getTranslations({ locale });
  const typed = kept(values);
  const wrong = (fields: Record<string, string>) =>
    ({ ok: false, error: 'form.summary', message: t('form.summary'), fields, values: typed }) as const;

  const parsed = form.schema.safeParse(schemaInput(values, boxes));
  if (!parsed.success) return wrong(fieldErrors(parsed.error));
  const phone = readPhone(parsed.data.phone, parsed.data.country ?? null, locale);
  if (phone === null) return wrong({ phone: 'form.errors.invalidPhone' });
  const lead = { ...parsed.data, phone };

  try {
    const wait = await takeLeadLimits(form.kind, lead.email);
    if (wait > 0) {
      askToWait(wait);
      const message = t('form.errors.rateLimited', { minutes: Math.ceil(wait / 60) });
      return { ok: false, error: 'form.errors.rateLimited', message, values: typed };
    }
    const verdict = await passesCaptcha(data);
    if (verdict === 'refused')
      return { ok: false, error: 'form.errors.captcha', message: t('form.errors.captcha'), values: typed };
    const flags = leadFlags({
      trap: text(values[trapField]),
      elapsed: text(values.elapsed),
      texts: Object.values(lead).filter((value) => typeof value === 'string'),
    });
    if (verdict === 'unknown') flags.push('unverified');
    await form.store(lead, {
      submission_key: submissionKey(values.submissionKey, lead),
      content_key: contentKey(lead),
      locale,
      flags,
      status: flags.includes('honeypot') ? 'spam' : 'new',
      consent_version: consentVersion,
    });
    return { ok: true };
  } catch (error) {
    const incident = crypto.randomUUID().slice(0, 8);
    log.error({ incident, form: form.kind, err: error }, 'lead not stored');
    return { ok: false, error: form.failure, message: t(form.failure), values: typed, incident };
  }
}

const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/** What the form shows again: not the trap, nor what the script added. */
function kept({ [trapField]: _trap, elapsed: _elapsed, submissionKey: _key, locale: _locale, ...values }: FormValues) {
  return values;
}
