import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

/** The lines that a program logs; it calls `report` with what Next.js hands to `onRequestError`. */
function linesOf(program: string) {
  const code = `
    import { runWithRequestId } from './lib/http/request-id-context.ts';
    import { onRequestError } from './instrumentation.ts';
    const context = { routerKind: 'App Router', routePath: '/[locale]/admin/leads', routeType: 'render', renderSource: 'react-server-components' };
    const report = (error, path) => onRequestError(error, { path, method: 'GET', headers: { cookie: 'staff-session=secret', 'x-forwarded-for': '203.0.113.9' } }, context);
    ${program}`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '-e', code],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
}

test('an error that nothing handled is one line with the id of its request and where it happened, without personal data', () => {
  const [line = '', ...others] = linesOf(`await runWithRequestId('0123456789abcdef', () =>
    report(new Error('no row for anna@example.com'), '/en/admin/leads/anna%40example.com?q=Berzina&phone=20000000'));`);
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    msg: 'request failed',
    requestId: '0123456789abcdef',
    method: 'GET',
    path: '/en/admin/leads/[e-mail]',
    routePath: '/[locale]/admin/leads',
    routeType: 'render',
    err: { message: 'no row for [e-mail]', stack: expect.stringContaining('Error: no row') },
  });
  expect(line).not.toMatch(/anna|Berzina|20000000|staff-session|203\.0\.113/);
});

test('an error that is reported twice is one line, a long path is cut, and many errors are limited', () => {
  const lines = linesOf(`
    const error = new Error('once');
    await report(error, '/' + 'a'.repeat(500));
    await report(error, '/');
    for (let count = 0; count < 100; count++) await report(new Error('again'), '/');`).map((line) => JSON.parse(line));
  expect(lines[0].path).toHaveLength(200);
  expect(lines.filter(({ err }) => err?.message === 'once')).toHaveLength(1);
  expect(lines.length).toBeLessThan(70);
});

test('errors of the edge runtime are left to it', () => {
  expect(linesOf("process.env.NEXT_RUNTIME = 'edge'; await report(new Error('edge'), '/');")).toEqual([]);
});
