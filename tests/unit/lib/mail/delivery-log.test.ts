import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClaimedMail } from '@/lib/mail/mail-queue';

const state = vi.hoisted(() => ({ isErased: false }));
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({
    rpc: async (_name: string, { outcome }: { outcome: string }) => ({
      data: state.isErased ? null : outcome === 'retry' ? 'failed' : outcome,
      error: null,
    }),
  }),
}));

let dataDir: string;
beforeEach(() => {
  state.isErased = false;
  dataDir = mkdtempSync(path.join(tmpdir(), 'delivery-log-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('SMTP_URL', '');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true });
});

/** Delivers one email whose composer fails or not, and returns what was logged. */
async function deliver(requestId: string | null, fails: boolean) {
  const { deliverMail } = await import('@/lib/mail/mail-worker');
  const mail = { id: 'one', kind: 'test', attempts: 1, lease: 'lease', request_id: requestId } as ClaimedMail;
  const compose = async () => {
    if (fails) throw new Error('no template');
    return { id: 'one', to: 'anna@example.com', subject: 'x', html: 'x', text: 'x' };
  };
  vi.mocked(process.stdout.write).mockClear();
  await deliverMail(mail, { test: compose }, new AbortController().signal);
  return vi
    .mocked(process.stdout.write)
    .mock.calls.map(([line]) => JSON.parse(String(line)) as { msg: string; requestId?: string });
}

const summary = (lines: Awaited<ReturnType<typeof deliver>>) => lines.map(({ msg, requestId }) => [msg, requestId]);

test('each line about a mail has the id of the request that queued it', async () => {
  const id = 'proxy-id-12345678';
  expect(summary(await deliver(id, false))).toEqual([['mail sent', id]]);
  expect(summary(await deliver(id, true))).toEqual([
    ['mail not sent', id],
    ['mail given up', id],
  ]);
});

test('a mail that no request queued has none', async () => {
  expect(summary(await deliver(null, false))).toEqual([['mail sent', undefined]]);
});

test('an email whose person was erased while it was sent leaves no file', async () => {
  const files = () => readdirSync(path.join(dataDir, 'outbox'));
  await deliver(null, false);
  expect(files()).toEqual(['one.eml']);
  state.isErased = true;
  expect(await deliver(null, false)).toEqual([]);
  expect(files()).toEqual([]);
});
