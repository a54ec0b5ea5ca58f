'use server';

import type { DownloadPlanResult, EmailPlanResult } from '@/components/feeding-plan/export/export-types';
import { renderAnimalDocumentFromParams } from '@/documents/feeding-plan/animal-document-download';
import { queuePlanEmail } from '@/lib/feeding-plan/queue-plan-email';
import { setRetryAfter } from '@/lib/http/set-retry-after';
import { localeOrDefault } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';

/** Streams the plan as a PDF for download. Invalid input and a full queue return a message key with its text. */
export async function streamPlanPdf(data: FormData): Promise<DownloadPlanResult> {
  const locale = localeOrDefault(data.get('locale'));
  const document = await renderAnimalDocumentFromParams(
    new URLSearchParams(String(data.get('answers')).slice(0, 2000)),
    locale,
  );
  if (document.ok) {
    const { name } = document;
    return { ok: true, name, file: new Blob([new Uint8Array(document.bytes)], { type: 'application/pdf' }) };
  }
  const { reason, incident } = document;
  const t = getTranslator(locale);
  const message = `${t(`planPdf.refused.${reason}.title`)}. ${t(`planPdf.refused.${reason}.text`)}`;
  return { ok: false, error: `planPdf.refused.${reason}`, message, incident };
}

/** Queues the mail with the plan. */
export async function emailPlan(data: FormData): Promise<EmailPlanResult> {
  const locale = localeOrDefault(data.get('locale'));
  const t = getTranslator(locale);
  const result = await queuePlanEmail(data, locale);
  if (result.ok) return { ok: true };
  if (result.reason === 'fields')
    return { ok: false, error: 'form.summary', message: t('form.summary'), fields: result.fields };
  if (result.reason === 'busy') {
    setRetryAfter(result.wait);
    const message = t('form.errors.rateLimited', { minutes: Math.ceil(result.wait / 60) });
    return { ok: false, error: 'form.errors.rateLimited', message };
  }
  const { reason, incident } = result;
  if (reason === 'failed')
    return { ok: false, error: 'planMail.failure.text', message: t('planMail.failure.text'), incident };
  return { ok: false, error: `planPdf.refused.${reason}`, message: t(`planPdf.refused.${reason}.text`) };
}
