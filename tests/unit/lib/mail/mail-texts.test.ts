import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ClaimedMail } from '@/lib/mail/mail-queue';

const row = { id: '5f0d2a52-6a0e-4a55-9a0b-0a3a4f6f5a01', email: 'anna@example.com', locale: 'lv', round: 1 };
vi.mock('@/lib/supabase/service-client', () => {
  const question = {
    select: () => question,
    eq: () => question,
    maybeSingle: async () => ({ data: row, error: null }),
  };
  return { createServiceClient: () => ({ from: () => question }) };
});
const { newsletterMailComposersByKind } = await import('@/lib/newsletter/newsletter-mail-composers');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  mkdirSync(path.join(folder, 'messages'));
  writeFileSync(path.join(folder, 'messages/lv.json'), JSON.stringify({ mail: { confirm: {} } }));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('a mail with a missing text is not created', async () => {
  const mail = { kind: 'newsletter-confirm', source_id: row.id } as ClaimedMail;
  await expect(newsletterMailComposersByKind['newsletter-confirm']?.(mail)).rejects.toThrow(
    /messages\/lv\.json: .*mail\.confirm\.subject/,
  );
});
