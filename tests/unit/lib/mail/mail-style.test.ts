import { expect, it, vi } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import type { ClaimedMail } from '@/lib/mail/mail-queue';
import { pageTextProblems, textsOf } from '@/tests/e2e/rendered-text';
import { startRealWorker } from '@/tests/unit/documents/feeding-plan/real-worker';

const lead = {
  id: '5f0d2a52-6a0e-4a55-9a0b-0a3a4f6f5a01',
  created_at: '2026-11-25T08:30:00Z',
  email: 'anna@example.com',
  flags: [],
};
const subscriber = { id: lead.id, email: lead.email, round: 1 };
let row: Record<string, unknown> = {};
vi.stubEnv('SUPABASE_SECRET_KEY', 'a secret for the links of this test');
vi.mock('@/documents/feeding-plan/start-worker', () => ({ createPdfWorker: () => startRealWorker() }));
vi.mock('@/lib/supabase/service-client', () => {
  const query = {
    select: () => query,
    eq: () => query,
    maybeSingle: async () => ({ data: row, error: null }),
  };
  return { createServiceClient: () => ({ from: () => query }) };
});
const { mailComposersByKind } = await import('@/server/mail-composer-registry');

const kinds: [ClaimedMail['kind'], Partial<ClaimedMail>, Record<string, unknown>][] = [
  ['lead-sender', { source_table: 'partnership_applications' }, lead],
  ['lead-sender', { source_table: 'export_enquiries' }, lead],
  ['lead-sender', { source_table: 'contact_messages' }, lead],
  ['newsletter-confirm', {}, subscriber],
  ['newsletter-welcome', {}, subscriber],
  ['plan', { payload: { answers: 'v=quick&n=Argos&a=4&u=years&w=25&b=ideal&m=medium&f=yes&d=dry&h=no' } }, {}],
];

it.each(localeCodes)('every email to visitors in %s is written as the language writes', async (locale) => {
  for (const [kind, change, source] of kinds) {
    row = { ...source, locale };
    const mail = { id: lead.id, kind, source_id: lead.id, recipient: lead.email, locale, ...change } as ClaimedMail;
    const message = await mailComposersByKind[kind]?.(mail);
    if (!message) throw new Error(`no email ${kind}`);
    expect(textsOf(message.html).length, kind).toBeGreaterThan(3);
    const subject = `<p>${message.subject}</p>`;
    expect([...pageTextProblems(message.html, locale), ...pageTextProblems(subject, locale)], kind).toEqual([]);
  }
});
