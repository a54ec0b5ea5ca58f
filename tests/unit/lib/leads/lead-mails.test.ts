import { expect, it, vi } from 'vitest';
import type { ClaimedMail } from '@/lib/mail/mail-queue';

const row = {
  id: '3fa9b2c1-6a0e-4a55-9a0b-0a3a4f6f5a01',
  created_at: '2026-11-24T11:05:00Z',
  locale: 'en',
  full_name: 'A. B.',
  email: 'a@example.com',
  phone: null,
  topic: 'general',
  message: 'F',
  flags: [],
};
vi.mock('@/lib/supabase/service-client', () => {
  const query = { select: () => query, eq: () => query, maybeSingle: async () => ({ data: row, error: null }) };
  return { createServiceClient: () => ({ from: () => query }) };
});
const { leadMailComposersByKind } = await import('@/lib/leads/lead-mail-composers');

it.each(['lead-sender', 'lead-staff'])('the email %s contains the reference', async (kind) => {
  const about = { source_table: 'contact_messages', source_id: row.id, locale: 'en', recipient: row.email };
  const mail = await leadMailComposersByKind[kind]?.({ id: 'm', kind, ...about } as ClaimedMail);
  expect(mail?.text).toContain('3FA9B2C1');
});
