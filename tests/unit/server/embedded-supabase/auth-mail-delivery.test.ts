import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProcessGlobal } from '@/lib/process-global';
import { createAuthMailDelivery, type ExpiringAuthMail } from '@/server/embedded-supabase/auth-mail-delivery';
import { type SmtpScript, startScriptedServer } from '../../lib/mail/scripted-server';

const greylisted = '451 4.7.1 greylisted, try again in five minutes';
const log = { error: vi.fn(), warn: vi.fn() };
const delivery = createAuthMailDelivery(log as never, [10, 20]);
let server: Awaited<ReturnType<typeof startScriptedServer>>;

async function start(script: SmtpScript) {
  server = await startScriptedServer(script);
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
}
/** Refuses the recipient with these replies in turn, then accepts. */
function rejectAtFirst(...replies: string[]) {
  const left = [...replies];
  const reply = (socket: Socket) => socket.write(`${left.shift() ?? '250 2.1.5 fine'}\r\n`);
  return start({ RCPT: reply });
}
const mail = (change: Partial<ExpiringAuthMail> = {}): ExpiringAuthMail => ({
  message: { id: randomUUID(), to: 'anna@example.com', subject: 'Code', html: '<p>123456</p>', text: '123456' },
  validMs: 5000,
  renew: async () => true,
  ...change,
});
const attempts = () => server.lines.filter((line) => line.startsWith('RCPT')).length;
const alarms = () => log.error.mock.calls.map(([details]) => details);

beforeEach(() => {
  vi.clearAllMocks();
  getProcessGlobal('mail-alarms', () => new Map()).clear();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

test('an email that a server defers arrives once, at a later attempt, valid from then on', async () => {
  await rejectAtFirst(greylisted, greylisted);
  const renew = vi.fn(async () => true);
  const sent = mail({ renew });
  await delivery.deliver(sent);
  expect(attempts()).toBe(3);
  expect(renew).toHaveBeenCalledTimes(3);
  expect(server.emails).toHaveLength(1);
  expect(server.emails[0]).toContain(`Message-ID: <${sent.message.id}@`);
  expect(alarms()).toEqual([]);
});

test('is not sent any more once a newer one has replaced it or it is used', async () => {
  await rejectAtFirst(greylisted);
  const renew = vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false);
  await delivery.deliver(mail({ renew }));
  expect(attempts()).toBe(1);
  expect(server.emails).toEqual([]);
});

test('is given up, with an alarm, when its code would no longer be valid', async () => {
  await start({ RCPT: greylisted });
  await delivery.deliver(mail({ validMs: 100 }));
  expect(attempts()).toBeGreaterThan(1);
  expect(alarms()).toEqual([{ problem: 'policy', responseCode: 451 }]);
  const count = attempts();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(attempts()).toBe(count);
});

test('raises the alarm at once for a permanent refusal that somebody can change, and goes on', async () => {
  await rejectAtFirst('550 5.7.1 relay access denied');
  await delivery.deliver(mail());
  expect(alarms()).toEqual([{ problem: 'relay', responseCode: 550 }]);
  expect(server.emails).toHaveLength(1);
});

test('is sent once only to a recipient who does not exist, or when it may have arrived', async () => {
  await start({ RCPT: '550 5.1.1 no such user' });
  await delivery.deliver(mail());
  expect(attempts()).toBe(1);
  await server.stop();
  await start({ dot: (socket) => socket.destroy() });
  await delivery.deliver(mail());
  expect(attempts()).toBe(1);
  expect(alarms()).toEqual([]);
});

test('whoever waits is told what only somebody else can change, and not kept waiting by a deferral', async () => {
  await rejectAtFirst(greylisted, greylisted);
  await delivery.deliverWhileWaiting(mail());
  expect(server.emails).toEqual([]);
  await vi.waitFor(() => expect(server.emails).toHaveLength(1));
  await server.stop();
  for (const reply of ['550 5.7.1 relay access denied', '550 5.1.1 no such user']) {
    await start({ RCPT: reply });
    await expect(delivery.deliverWhileWaiting(mail())).rejects.toMatchObject({ responseCode: 550 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(attempts()).toBe(1);
    await server.stop();
  }
  await expect(delivery.deliverWhileWaiting(mail())).rejects.toMatchObject({ code: 'ESOCKET' });
});
