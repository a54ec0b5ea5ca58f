import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentRequestId } from '@/lib/http/request-id-context';
import { createLogOptions } from '@/lib/observability/log-options';
import { slotOverridesPollPath } from '@/server/http/poll-slot-overrides';
import { withRequestLog } from '@/server/http/request-log';
import { startFixture } from './server-fixture';

let lines: string[];
let site: Awaited<ReturnType<typeof startFixture>>;
const parsed = () => lines.map((line) => JSON.parse(line));
const stream = { write: (line: string) => lines.push(line) };

async function start(trusted: boolean) {
  const log = pino(createLogOptions(), stream);
  const next = withRequestLog(
    async (request, response) => {
      await new Promise((resolve) => setImmediate(resolve));
      log.warn({ email: 'a@b.example', form: { phone: '+30 210', fullName: 'Anna' } }, 'a lead of Anna@Example.com');
      response.statusCode = request.url?.startsWith('/broken') ? 500 : Number(request.headers['x-wanted'] ?? 200);
      response.end(`${currentRequestId()} ${request.headers['x-request-id']}`);
    },
    log,
    trusted,
  );
  site = await startFixture(next, trusted);
}
beforeEach(() => {
  lines = [];
});
afterEach(() => site.stop());

const uuid = /^[0-9a-f-]{36}$/;

test('each request to Next.js has one log line, with one id in request, response and log; a page from memory has none', async () => {
  await start(false);
  const headers = { cookie: 'sb-token=abc', referer: 'https://example.com/?q=me' };
  const response = await site.fetchRaw('/anna%40example.com/x?email=anna@example.com&token=abc', headers);
  await site.fetchRaw('/about');
  const [own, access] = parsed();
  const id = String(response.headers['x-request-id']);
  expect(id).toMatch(uuid);
  expect(response.body.toString()).toBe(`${id} ${id}`);
  expect(own.requestId).toBe(id);
  expect(access).toEqual({
    ...{ level: 30, time: access.time, requestId: id, method: 'GET', path: '/[e-mail]/x', status: 200 },
    ...{ ms: access.ms, msg: 'request' },
  });
  expect(lines).toHaveLength(2);
});

test('the server’s own check for images is logged only if it fails', async () => {
  await start(false);
  const accessLog = () => parsed().filter(({ msg }) => msg === 'request');
  await site.fetchRaw(slotOverridesPollPath, { 'x-wanted': '204' });
  expect(accessLog()).toEqual([]);
  await site.fetchRaw(slotOverridesPollPath, { 'x-wanted': '401' });
  await site.fetchRaw(slotOverridesPollPath.split('?')[0] ?? '', { 'x-wanted': '204' });
  expect(accessLog().map(({ status }) => status)).toEqual([401, 204]);
});

test('no log line contains personal data', async () => {
  await start(true);
  await site.fetchRaw('/x?phone=2101234567', { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Probe/1' });
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/@|2101234567|Anna|203\.0\.113|127\.0\.0\.1|Probe/);
});

test('a database error that quotes a row is logged with its type and without the email', () => {
  pino(createLogOptions(), stream).error(
    { err: new Error('Key (email)=(anna@example.com) already exists') },
    'not stored',
  );
  expect(parsed()[0].err.message).toBe('Key (email)=([e-mail]) already exists');
  return start(false);
});

test('redacting a very long text without spaces takes no longer than other text', async () => {
  const since = performance.now();
  pino(createLogOptions(), stream).warn({ path: `/${'a'.repeat(30_000)}/anna@example.com` }, '404');
  expect(performance.now() - since).toBeLessThan(1000);
  expect(lines[0]).toContain('a/[e-mail]"');
  return start(false);
});

test.each([
  ['a trusted proxy gives', true, 'proxy-id-12345678', true],
  ['anybody gives', false, 'proxy-id-12345678', false],
  ['a trusted proxy gives, too long', true, 'x'.repeat(65), false],
  ['a trusted proxy gives, with other characters', true, 'a"b{}\\ 12345', false],
])('an id that %s is accepted: %s', async (_name, trusted, given, taken) => {
  await start(trusted);
  const { headers } = await site.fetchRaw('/x', { 'x-request-id': given });
  if (taken) expect(headers['x-request-id']).toBe(given);
  else expect(headers['x-request-id']).toMatch(uuid);
});

test('concurrent requests have their own ids, and a failure is logged as an error', async () => {
  await start(false);
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => site.fetchRaw(`/${index}`)));
  for (const { headers, body } of responses) expect(body.toString().split(' ')[0]).toBe(headers['x-request-id']);
  await site.fetchRaw('/broken');
  expect(parsed().at(-1)).toMatchObject({ level: 50, status: 500, path: '/broken' });
});
