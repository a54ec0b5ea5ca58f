import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import ws from 'ws';
import { type MailWorker, startMailWorker } from '@/lib/mail/mail-worker';
import { maxSendAttemptMs } from '@/lib/mail/smtp';
import { startBackend } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { mailComposersByKind } from '@/server/mail-composer-registry';
import { application, contactMessage, enquiry } from './context';
import { MailServer, waitUntil } from './smtp';

const staff = 'staff@maera.example';
const root = path.join(import.meta.dirname, '../..');

// These tests stop and start their own back end.
describe.skipIf(inject('hosted') || process.env.DATABASE_URL)('mails over SMTP', () => {
  let dataDir: string;
  let backend: Awaited<ReturnType<typeof startBackend>>;
  let service: ReturnType<typeof createScriptSupabaseClient>;
  let server: MailServer;
  let workers: MailWorker[] = [];
  const work = () => workers.push(startMailWorker(mailComposersByKind));

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'db-mail-'));
    cpSync(inject('template'), dataDir, { recursive: true });
    globalThis.WebSocket ??= ws as never;
    backend = await startBackend(dataDir);
    service = createScriptSupabaseClient(backend.env);
    Object.assign(process.env, backend.env, { MAIL_STAFF_TO: staff, MAIL_STAFF_LOCALE: 'en', DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await service.from('outbox').delete().neq('kind', '').throwOnError();
    server = new MailServer();
    await server.start();
    process.env.SMTP_URL = server.url;
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
    await server.stop();
    delete process.env.SMTP_URL;
  });

  const lead = (change: object = {}) =>
    service
      .from('partnership_applications')
      .insert({ ...application(), ...change })
      .throwOnError();
  const rows = async () => (await service.from('outbox').select('*').order('kind').throwOnError()).data;
  const all = async (status: string) => {
    const found = await rows();
    return found.length > 0 && found.every((row) => row.status === status);
  };
  const recipients = () => server.accepted.map(({ to }) => to).sort();

  test('a lead reaches the staff and its sender once each', async () => {
    await lead();
    work();
    await waitUntil(() => all('sent'));
    expect(recipients()).toEqual(['anna@example.com', staff]);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1]);
    const toStaff = server.accepted.find(({ to }) => to === staff)?.raw ?? '';
    expect(toStaff).toMatch(/^Reply-To: anna@example.com\r?$/m);
    expect(toStaff).toMatch(/^Subject: New partnership application: Draugs SIA\r?$/m);
    // Mail programs wrap lines and rejoin them.
    const { source_id } = (await rows())[0] ?? {};
    expect(toStaff.replace(/=\r?\n/g, '')).toContain(`/en/admin/leads/partnership/${source_id}`);
  });

  test('mails queued during an SMTP outage are sent afterwards', async () => {
    await server.stop();
    await lead();
    work();
    await waitUntil(async () => (await rows()).every(({ attempts }) => attempts >= 3));
    expect((await rows()).map(({ last_error }) => last_error)).toEqual([
      expect.stringContaining('ECONNREFUSED'),
      expect.stringContaining('ECONNREFUSED'),
    ]);
    await server.start();
    await waitUntil(() => all('sent'));
    expect(recipients()).toEqual(['anna@example.com', staff]);
  });

  test('the staff see a warning for serious flags, not for a sender without JavaScript', async () => {
    const toStaff = async (...flags: string[]) => {
      await lead({ flags });
      await waitUntil(() => server.accepted.filter(({ to }) => to === staff).length === (flags.length === 1 ? 1 : 2));
      const raw = server.accepted.filter(({ to }) => to === staff).at(-1)?.raw ?? '';
      return raw.replace(/=\r?\n/g, '');
    };
    work();
    expect(await toStaff('untimed')).not.toContain('automated submission');
    expect(await toStaff('untimed', 'links')).toContain('automated submission');
  });

  test('a temporary SMTP error is retried', async () => {
    let busy = 3;
    server.behaviour = () => (busy-- > 0 ? 'busy' : 'accept');
    await lead({ flags: ['honeypot'] });
    work();
    await waitUntil(() => all('sent'));
    expect(recipients()).toEqual([staff]);
    expect((await rows())[0]?.attempts).toBeGreaterThan(1);
  });

  test('a connection lost after the message was sent is retried hours later, with the same Message-ID', async () => {
    server.behaviour = () => 'drop';
    await lead({ flags: ['honeypot'] });
    work();
    await waitUntil(async () => (await rows())[0]?.doubts === 1);
    const [doubtful] = await rows();
    expect(doubtful?.status).toBe('queued');
    expect(Date.parse(doubtful?.next_attempt_at ?? '') - Date.now()).toBeGreaterThan(3_600_000);
    expect(server.tried).toHaveLength(1);
    server.behaviour = () => 'accept';
    await service.from('outbox').update({ next_attempt_at: new Date().toISOString() }).neq('kind', '').throwOnError();
    await waitUntil(() => all('sent'));
    expect(server.accepted).toHaveLength(1);
    expect(server.tried.length).toBeGreaterThan(1);
    expect(new Set(server.tried.map(({ messageId }) => messageId)).size).toBe(1);
    expect(server.tried[0]?.messageId).toBe(`<${(await rows())[0]?.id}@maera.example>`);
  });

  test('an unknown mailbox fails at once, visibly, and does not delay other mails', async () => {
    server.behaviour = (to) => (to === staff ? 'accept' : 'refuse');
    await lead();
    work();
    await waitUntil(async () => (await rows()).every(({ status }) => status === 'sent' || status === 'failed'));
    expect(await rows()).toMatchObject([
      { kind: 'lead-sender', status: 'failed', attempts: 1, last_error: expect.stringContaining('550') },
      { kind: 'lead-staff', status: 'sent', attempts: 1 },
    ]);
  });

  test('a back end restarted during a delivery records it afterwards, and the mail is sent once', async () => {
    let killed = false;
    server.hold = async () => {
      if (killed) return;
      killed = true;
      const pid = backend.pid();
      process.kill(pid as number, 'SIGKILL');
    };
    await lead({ flags: ['honeypot'] });
    work();
    await waitUntil(() => server.accepted.length > 0);
    await waitUntil(() => all('sent').catch(() => false), 60);
    await lead({ flags: ['honeypot'] });
    await waitUntil(() => server.accepted.length > 1);
    await waitUntil(() => all('sent'));
    expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(2);
    expect(server.accepted).toHaveLength(2);
  }, 90_000);

  test('two processes and a worker at once send each mail once', async () => {
    await Promise.all(Array.from({ length: 15 }, () => lead()));
    const drain = () => {
      const args = ['server/launch.mjs', 'scripts/drain-mails.ts'];
      const env = { ...process.env, DATA_DIR: dataDir };
      const child: ChildProcess = spawn(process.execPath, args, {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let output = '';
      child.stdout?.on('data', (chunk) => {
        output += chunk;
      });
      return once(child, 'close').then(([code]) => ({ code, sent: Number.parseInt(output, 10) }));
    };
    // Slow enough that all three work at the same time.
    server.hold = () => new Promise((resolve) => setTimeout(resolve, 400));
    const drained = [drain(), drain()];
    await waitUntil(() => server.tried.length > 0);
    work();
    const results = await Promise.all(drained);
    await waitUntil(() => all('sent'));
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    expect(server.accepted).toHaveLength(30);
    expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(30);
  }, 60_000);

  test('a stopping worker finishes the current mail and claims no other', async () => {
    let received = () => {};
    const first = new Promise<void>((resolve) => {
      received = resolve;
    });
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.hold = () => {
      received();
      return gate;
    };
    await lead({ flags: ['honeypot'] });
    const worker = startMailWorker(mailComposersByKind);
    await first;
    const stopped = worker.stop();
    await lead({ flags: ['honeypot'] });
    release();
    await stopped;
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['queued', 'sent']);
    expect(server.accepted).toHaveLength(1);
  });

  test('the lease of a claimed mail outlasts the longest attempt', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.hold = () => gate;
    await lead({ flags: ['honeypot'] });
    const before = Date.now();
    work();
    await waitUntil(() => server.tried.length > 0);
    const [claimed] = await rows();
    release();
    expect(claimed?.status).toBe('sending');
    expect(Date.parse(claimed?.lease_until ?? '') - before).toBeGreaterThan(maxSendAttemptMs);
    await waitUntil(() => all('sent'));
    expect((await rows())[0]?.lease_until).toBeNull();
  });

  test('nothing in a visitor’s input becomes a header, markup or another recipient', async () => {
    const evil = '<img src=x onerror=alert(1)></td><script>alert(2)</script>';
    await service
      .from('contact_messages')
      .insert({
        ...contactMessage(),
        full_name: `Bcc: a@evil.example ${evil}`,
        message: `one\r\nBcc: b@evil.example\n\n${evil}`.replace('\r', ''),
      })
      .throwOnError();
    await service
      .from('export_enquiries')
      .insert({ ...enquiry(), company_name: `\u202e${evil}`, email: 'a,b@example.com' })
      .throwOnError();
    work();
    await waitUntil(() => all('sent'));
    expect(recipients()).toEqual(['"a,b"@example.com', 'anna@example.com', staff, staff].sort());
    for (const { raw } of server.accepted) {
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
      expect(head).not.toMatch(/^bcc:/im);
      expect(head).not.toContain('\u202e');
      const html = decodePart(raw, 'text/html');
      const page = parse(html);
      expect(page.querySelectorAll('img, script, link, iframe')).toEqual([]);
      expect(html).not.toMatch(/<[^>]+\son\w+=/);
    }
    const shown = server.accepted.filter(({ to }) => to === staff).map(({ raw }) => decodePart(raw, 'text/plain'));
    expect(shown.filter((text) => text.includes(evil))).toHaveLength(2);
  });
});

/** Returns the decoded body of one part of a multipart mail. */
function decodePart(raw: string, type: string): string {
  const part = raw.split(/\r\n--[^\r\n]+\r\n/).find((text) => text.startsWith(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString('utf8') : content;
}
