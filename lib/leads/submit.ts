import 'server-only';
import type { z } from 'zod';
import { consentVersion } from '@/lib/config/consent-version';
import type { FormResult } from '@/lib/forms/form-values';
import { type FailureKey, submitForm } from '@/lib/forms/submit';
import { leadForms } from './form-configs';
import { contentKey, idempotencyKey } from './idempotency-key';
import type { CommonLeadColumns } from './insert';
import type { LeadKind } from './kinds';
import { readPhone } from './phone';

type Lead = { email: string; phone: string; country?: string };
type Form<T extends Lead> = {
  kind: LeadKind;
  failure: FailureKey;
  schema: z.ZodType<T>;
  store: (lead: T, head: CommonLeadColumns) => Promise<void>;
};

/** What every form does (see `submitForm`), plus what leads have in addition: a phone number, keys that make it one row, a status. */
export async function submitLead<T extends Lead>(
  { kind, failure, schema, store }: Form<T>,
  data: FormData,
): Promise<FormResult> {
  return submitForm<T>(
    {
      ...leadForms[kind],
      name: kind,
      failure,
      schema,
      complete(lead, locale) {
        const phone = readPhone(lead.phone, lead.country ?? null, locale);
        return phone === null ? { wrong: { phone: 'form.errors.invalidPhone' } } : { input: { ...lead, phone } };
      },
      store: (lead, { locale, flags, idempotencyKey: given }) =>
        store(lead, {
          submission_key: idempotencyKey(given, lead),
          content_key: contentKey(lead),
          locale,
          flags,
          status: flags.includes('honeypot') ? 'spam' : 'new',
          consent_version: consentVersion,
        }),
    },
    data,
  );
}
