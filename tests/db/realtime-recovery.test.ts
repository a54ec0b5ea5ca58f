import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startBackend } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { contactMessage } from './context';

// A remote or shared database has no process of ours to kill.
test.skipIf(inject('hosted') || process.env.DATABASE_URL)(
  'a killed back end: the watcher of the inbox reports the changes of the meantime, and those after it',
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'db-recovery-'));
    cpSync(inject('template'), dataDir, { recursive: true });
    const backend = await startBackend(dataDir);
    // As Next does where Node.js has none.
    globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
    for (const [name, value] of Object.entries(backend.env)) vi.stubEnv(name, value);
    const { LeadChangeWatcher } = await import('@/lib/leads/lead-change-watcher');
    const service = createScriptSupabaseClient(backend.env);
    const onChange = vi.fn();
    const watch = new LeadChangeWatcher(onChange);
    const insert = () => service.from('contact_messages').insert(contactMessage());
    const reports = async (work: () => unknown, timeout = 60_000) => {
      const before = onChange.mock.calls.length;
      await work();
      await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(before), { timeout, interval: 50 });
    };
    try {
      await reports(() => {});
      await reports(() => insert().throwOnError());
      await reports(async () => {
        process.kill(backend.pid() as number, 'SIGKILL');
        // The first insert that the new process takes.
        await vi.waitFor(async () => expect((await insert()).error).toBeNull(), { timeout: 60_000, interval: 20 });
      });
      await reports(() => insert().throwOnError());
    } finally {
      watch.stop();
      await backend.stop();
      rmSync(dataDir, { recursive: true });
    }
  },
);
