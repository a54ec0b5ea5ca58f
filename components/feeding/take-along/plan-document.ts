import 'server-only';
import { printPlan } from '@/components/feeding/pdf/print';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { log } from '@/lib/log';
import { fileName } from './file-name';
import { mayTakeDocument } from './limit';
import { type NoPlan, readPlan } from './read-plan';

export type PlanDocument =
  | { ok: true; bytes: Uint8Array; name: string }
  | { ok: false; reason: NoPlan | 'busy' | 'failed'; incident?: string };

/** The plan of these parameters as a PDF with the name to save it under, or why there is none. Nothing about the dog is kept or logged. */
export async function planDocument(params: URLSearchParams, locale: Locale): Promise<PlanDocument> {
  const asked = readPlan(params, locale);
  if (!asked.ok) return asked;
  if (!(await mayTakeDocument())) return { ok: false, reason: 'busy' };
  try {
    const bytes = await printPlan(asked.plan, asked.profile, locale);
    return {
      ok: true,
      bytes,
      name: fileName(translator(locale)('planPdf.file', { name: asked.profile.dogName }), 'pdf'),
    };
  } catch (error) {
    const incident = crypto.randomUUID().slice(0, 8);
    log.error({ incident, err: error }, 'plan PDF not drawn');
    return { ok: false, reason: 'failed', incident };
  }
}
