import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import {
  classifyFailedDelivery,
  type FailedDeliveryOutcome,
  type ResolvableDeliveryProblem,
  type SmtpError,
} from '@/lib/mail/delivery-outcome';
import { encodeEmailDomain } from '@/lib/mail/send-mail';
import { parseSmtpUrlToOptions, type SmtpTimeouts, sendOverSmtp, smtpTimeouts } from '@/lib/mail/smtp';
import { delayedReply, replyAndClose, type SmtpScript, startScriptedServer } from './scripted-server';

const limits: SmtpTimeouts = { connectMs: 400, commandMs: 400, sendMs: 1500, replyMs: 1200 };
const mail = {
  from: 'site@maera.example',
  to: 'anna@example.com',
  content: Buffer.from('Subject: x\r\n\r\nLabdien\r\n'),
};
let stop: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

type Options = { login?: string; to?: string; host?: string; signal?: AbortSignal };

/** Sends one email to a server that follows the script, and returns what became of it and what the server saw. */
async function attempt(script: SmtpScript, { login = '', to = mail.to, host = '127.0.0.1', signal }: Options = {}) {
  const server = await startScriptedServer(script);
  stop = server.stop;
  const url = `smtp://${login}${host}:${server.port}`;
  const error = await sendOverSmtp(url, { ...mail, to }, signal, limits).then(
    () => null,
    (reason: SmtpError) => reason,
  );
  const result: FailedDeliveryOutcome | { outcome: 'sent' } = error
    ? classifyFailedDelivery(error)
    : { outcome: 'sent' };
  return { result, error, lines: server.lines, emails: server.emails };
}

const sent = { outcome: 'sent' };
const failed = { outcome: 'failed', problem: null };
const doubtful = { outcome: 'doubtful', problem: null };
const retry = (problem: ResolvableDeliveryProblem) => ({ outcome: 'retry', problem });

// Name, how the server behaves, what must come of the email.
const behaviours: [string, SmtpScript, object][] = [
  ['accepts the email', {}, sent],
  ['knows no EHLO', { EHLO: '502 5.5.1 unknown command' }, sent],
  ['never answers QUIT', { QUIT: null }, sent],
  ['replies to the whole email later than to anything else', { dot: delayedReply(700, '250 2.0.0 queued') }, sent],
  ['says nothing', { greeting: null }, retry('unreachable')],
  ['closes before the greeting', { greeting: replyAndClose('') }, retry('unreachable')],
  ['greets with part of a line', { greeting: replyAndClose('22') }, retry('unreachable')],
  ['is another program', { greeting: 'HTTP/1.1 400 Bad Request' }, retry('other')],
  ['sends a line without an end', { greeting: (socket) => socket.write('2'.repeat(2_000_000)) }, retry('other')],
  [
    'blocks our address',
    { greeting: '554 5.7.1 blocked, see https://www.spamhaus.org/query/ip/192.0.2.1' },
    retry('policy'),
  ],
  ['has too many connections', { greeting: '421 4.7.0 too many connections from your address' }, retry('rate')],
  ['rejects the sender', { MAIL: '553 5.7.1 sender address rejected: not owned by user' }, retry('sender')],
  ['rejects the sender as unknown', { MAIL: '550 5.1.1 user unknown' }, retry('sender')],
  ['knows no such recipient (5.1.1)', { RCPT: '550 5.1.1 <anna@example.com>: user unknown' }, failed],
  ['knows no such domain (5.1.2)', { RCPT: '550 5.1.2 bad destination system' }, failed],
  ['finds a null MX (5.1.10)', { RCPT: '556 5.1.10 recipient address has null MX' }, failed],
  ['knows no such recipient, without a code', { RCPT: '550 No such user here' }, failed],
  ['knows no such mailbox, without a code', { RCPT: '550 Mailbox not found' }, failed],
  ['refuses without a reason', { RCPT: '550 requested action not taken' }, retry('other')],
  ['refuses without a word', { RCPT: '550' }, retry('other')],
  ['denies access to a recipient', { RCPT: '550 5.4.1 recipient address rejected: access denied' }, retry('other')],
  ['does not relay', { RCPT: '554 5.7.1 <anna@example.com>: relay access denied' }, retry('relay')],
  ['does not relay to unknown users', { RCPT: '550 5.1.1 relaying denied, user unknown' }, retry('relay')],
  ['wants a sign-in', { RCPT: '530 5.7.0 authentication required' }, retry('relay')],
  ['has a full mailbox (5.2.2)', { RCPT: '552 5.2.2 mailbox full' }, retry('full')],
  ['has a full mailbox (4.2.2)', { RCPT: '452 4.2.2 over quota' }, retry('full')],
  ['has a disabled mailbox', { RCPT: '550 5.2.1 mailbox disabled' }, retry('other')],
  ['greylists', { RCPT: '450 4.2.0 greylisted, try again in five minutes' }, retry('policy')],
  ['limits the rate', { RCPT: '450 4.2.1 the user is receiving mail too quickly' }, retry('other')],
  ['limits the rate for good', { RCPT: '550 5.4.5 daily sending limit exceeded' }, retry('rate')],
  ['refuses by SPF', { RCPT: '550 5.7.23 SPF validation failed' }, retry('policy')],
  ['closes after the recipient', { RCPT: replyAndClose('') }, retry('unreachable')],
  ['shuts down in the middle', { RCPT: replyAndClose('421 4.3.2 shutting down\r\n') }, retry('other')],
  ['is silent in the middle', { RCPT: null }, retry('unreachable')],
  ['refuses the content beforehand', { DATA: '554 5.7.1 looks like spam' }, retry('policy')],
  ['refuses the content afterwards', { dot: '554 5.7.1 message identified as spam' }, retry('policy')],
  ['refuses the size', { EHLO: '250-mail.example\r\n250 SIZE 10' }, retry('content')],
  ['refuses the size afterwards', { dot: '552 5.3.4 message too big' }, retry('content')],
  ['finds out late that there is no such recipient', { dot: '550 5.1.1 user unknown' }, failed],
  ['fails after the whole email', { dot: '451 4.3.0 error in processing' }, retry('other')],
  ['shuts down after the whole email', { dot: replyAndClose('421 4.3.2 shutting down\r\n') }, retry('other')],
  ['closes after the whole email', { dot: replyAndClose('') }, doubtful],
  ['is silent after the whole email', { dot: null }, doubtful],
  ['replies with half a line after the whole email', { dot: replyAndClose('25') }, doubtful],
  ['replies with half a reply after the whole email', { dot: replyAndClose('250-2.0.0 acc\r\n') }, doubtful],
  ['replies with nonsense after the whole email', { dot: 'hello there' }, doubtful],
  [
    'trickles after the whole email',
    { dot: (socket) => void setInterval(() => socket.writable && socket.write('2'), 100).unref() },
    doubtful,
  ],
];

test(`plays ${behaviours.length} behaviours`, () => expect(behaviours.length).toBeGreaterThan(20));

test.each(behaviours)('a server that %s', async (_name, script, expected) => {
  const { result, emails } = await attempt(script);
  expect(result).toEqual(expected);
  expect(emails.length).toBeLessThan(2);
});

test('nobody listening: tried again', async () => {
  const error = await sendOverSmtp('smtp://127.0.0.1:1', mail, undefined, limits).catch((reason: SmtpError) => reason);
  expect(classifyFailedDelivery(error)).toEqual(retry('unreachable'));
});

test('a name that does not exist: tried again', async () => {
  const error = await sendOverSmtp('smtp://mail.invalid', mail, undefined, limits).catch((reason: SmtpError) => reason);
  expect(classifyFailedDelivery(error)).toEqual(retry('unreachable'));
});

test('ten minutes pass before a whole email without a reply is in doubt, as RFC 5321 requires', () => {
  expect(smtpTimeouts.replyMs).toBeGreaterThanOrEqual(600_000);
});

describe('a process that is stopped', () => {
  test.each([
    ['before the whole email was sent', { RCPT: null }, retry('other')],
    ['after it', { dot: null }, doubtful],
  ])('%s', async (_when, script, expected) => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), 150);
    const { result, error } = await attempt(script, { signal: stopping.signal });
    expect(error?.code).toBe('EABORTED');
    expect(result).toEqual(expected.outcome === 'retry' ? retry('unreachable') : expected);
  });
});

describe('a password', () => {
  // Reaches this machine, without being one of its names.
  const elsewhere = { login: 'site:secret@', host: '0.0.0.0' };

  test('is not sent to another machine without TLS, also if the server offers none', async () => {
    const { result, lines } = await attempt({}, elsewhere);
    expect(result).toEqual(retry('tls'));
    expect(lines.join()).not.toContain('AUTH');
  });

  test('is not sent after a rejected STARTTLS', async () => {
    const { result, lines } = await attempt(
      { EHLO: '250-x\r\n250-STARTTLS\r\n250 AUTH PLAIN', STARTTLS: '454 4.7.0 no' },
      elsewhere,
    );
    expect(result).toEqual(retry('tls'));
    expect(lines.join()).not.toContain('AUTH');
  });

  test('requires TLS whatever the URL contains', () => {
    for (const query of ['ignoreTLS=true', 'requireTLS=false', 'opportunisticTLS=true'])
      expect(parseSmtpUrlToOptions(`smtp://a:b@mail.example:587?${query}`)).toMatchObject({
        requireTLS: true,
        ignoreTLS: false,
      });
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])('may be sent to this machine: %s', (host) => {
    expect(parseSmtpUrlToOptions(`smtp://a:b@${host}:25`)).not.toHaveProperty('requireTLS');
  });

  test('that is rejected is tried again', async () => {
    const { result } = await attempt({ AUTH: '535 5.7.8 authentication failed' }, { login: 'site:secret@' });
    expect(result).toEqual(retry('login'));
  });

  test('with a good one, the email is sent after STARTTLS, and not if the certificate is wrong', async () => {
    const seen: boolean[] = [];
    const server = new SMTPServer({
      onAuth: ({ username, password }, { secure }, done) => {
        seen.push(secure);
        done(username === 'site' && password === 'sec#ret' ? null : new Error('wrong'), { user: username });
      },
      onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
    });
    server.on('error', () => {});
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    stop = () => new Promise<void>((resolve) => server.close(resolve));
    const url = `smtp://site:sec%23ret@0.0.0.0:${(server.server.address() as AddressInfo).port}`;
    await sendOverSmtp(`${url}?tls.rejectUnauthorized=false`, mail, undefined, { ...limits, connectMs: 5000 });
    expect(seen).toEqual([true]);
    const error = await sendOverSmtp(url, mail, undefined, { ...limits, connectMs: 5000 }).catch((reason) => reason);
    expect(classifyFailedDelivery(error)).toEqual(retry('tls'));
    expect(seen).toHaveLength(1);
  });
});

describe('an address that is not ASCII', () => {
  const to = 'άννα@xn--hxajbheg2az3al.gr';

  test('fails with the reason at a server without SMTPUTF8, which never sees it', async () => {
    const { result, error, lines } = await attempt({}, { to });
    expect(result).toEqual(failed);
    expect(error?.message).toContain('SMTPUTF8');
    expect(lines.join()).not.toMatch(/MAIL|RCPT/);
  });

  test('is sent as it is to a server with SMTPUTF8', async () => {
    const { result, lines } = await attempt({ EHLO: '250-mail.example\r\n250 SMTPUTF8' }, { to });
    expect(result).toEqual(sent);
    expect(lines).toContain(`RCPT TO:<${to}>`);
    expect(lines.find((line) => line.startsWith('MAIL'))).toContain('SMTPUTF8');
  });

  test.each([
    ['anna@παράδειγμα.gr', 'anna@xn--hxajbheg2az3al.gr'],
    ['anna@ΠΑΡΆΔΕΙΓΜΑ.GR', 'anna@xn--hxajbheg2az3al.gr'],
    ['anna@straße.de', 'anna@xn--strae-oqa.de'],
    ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
    ['anna@bu\u0308cher.example', 'anna@xn--bcher-kva.example'],
    ['anna@例子。中国', 'anna@xn--fsqu00a.xn--fiqs8s'],
    ['anna@ｅｘａｍｐｌｅ.com', 'anna@example.com'],
    ['α\u0301ννα@example.com', 'άννα@example.com'],
    ['Anna.B@Example.COM', 'Anna.B@example.com'],
    ['"a@b"@example.com', '"a@b"@example.com'],
  ])('%s goes over the wire as %s', (email, wire) => expect(encodeEmailDomain(email)).toBe(wire));
});
