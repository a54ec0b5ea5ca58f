import { describe, expect, it, vi } from 'vitest';
import { wizardAnswersToParams } from '@/lib/feeding/answers';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';
import type { ClaimedMail } from '@/lib/mail/mail-queue';
import type { MailMessage } from '@/lib/mail/send-mail';
import { checkTerminology } from '@/scripts/content-check/terminology';
import { checkTypography } from '@/scripts/content-check/typography';
import { sampleDog } from '@/tests/e2e/sample-dog';

const stored = vi.hoisted(() => ({ row: {} as Record<string, unknown> }));
vi.mock('@/lib/supabase/service-client', () => {
  const query = { select: () => query, eq: () => query, maybeSingle: async () => ({ data: stored.row, error: null }) };
  return { createServiceClient: () => ({ from: () => query }) };
});
vi.mock('@/documents/feeding-plan/render-animal-document', () => ({
  renderAnimalDocument: async () => new Uint8Array(),
}));
process.env.SUPABASE_SECRET_KEY = 'a'.repeat(64);
const { mailComposersByKind } = await import('@/server/mail-composer-registry');

const person = {
  full_name: 'A. B.',
  email: 'a@example.com',
  phone: '+30 210 000 0000',
  status: 'new',
  flags: ['quick'],
};
const common = { id: '5f0d2a52-6a0e-4a55-9a0b-0a3a4f6f5a01', created_at: '2026-11-24T11:05:00Z', round: 1 };
const leads = {
  partnership_applications: { ...person, business_name: 'C', business_type: 'pet_shop', location: 'D' },
  export_enquiries: {
    ...person,
    ...{ company_name: 'C', contact_name: 'E', business_category: 'wholesaler', country: 'LV' },
    ...{ interested_products: ['meals'], estimated_volume: 'pallet', message: 'F' },
  },
  contact_messages: { ...person, topic: 'general', message: 'F' },
};

/** Every mail that the site sends to visitors, by kind and what it is about. */
async function mailsTo(locale: Locale): Promise<[string, MailMessage][]> {
  const compose = async (kind: string, row: object, more: Partial<ClaimedMail> = {}) => {
    stored.row = { ...common, ...row, locale };
    const mail = { kind, locale, recipient: 'a@example.com', source_id: common.id, ...more } as ClaimedMail;
    const message = await mailComposersByKind[kind]?.({ ...mail, id: common.id });
    if (!message) throw new Error(`no mail: ${kind}`);
    return message;
  };
  const answers = wizardAnswersToParams(sampleDog).toString();
  const found: [string, MailMessage][] = [];
  for (const [table, row] of Object.entries(leads))
    found.push([`lead-sender ${table}`, await compose('lead-sender', row, { source_table: table })]);
  for (const kind of ['newsletter-confirm', 'newsletter-welcome'])
    found.push([kind, await compose(kind, { email: 'a@example.com' })]);
  found.push(['plan', await compose('plan', {}, { payload: { answers } })]);
  return found;
}

describe.each(localeCodes)('the mails in %s', (locale) => {
  it('are whole, in their language, and set as it sets texts', async () => {
    const mails = await mailsTo(locale);
    for (const [name, { subject, text, html, language }] of mails) {
      expect(language, name).toBe(languageTag(locale));
      expect(html, name).toContain(`lang="${languageTag(locale)}"`);
      for (const line of [subject, ...text.split('\n')].filter((one) => !/https?:|@|\+30/.test(one))) {
        expect(line, name).not.toMatch(/[{}]|\bundefined\b|\bnull\b/);
        const snippet = { file: 'mail', text: line, locale, icu: false };
        expect([...checkTerminology(snippet), ...checkTypography(snippet)], `${name}: ${line}`).toEqual([]);
      }
    }
  });
});
