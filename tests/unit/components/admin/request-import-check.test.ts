import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestImportCheck } from '@/components/admin/stores/request-import-check';

const progress: object[] = [];
const check = (respond: () => Promise<Response>) => {
  vi.stubGlobal('fetch', respond);
  return requestImportCheck(new Blob(['a']), new URLSearchParams({ name: 'a.csv' }), (line) => progress.push(line));
};
beforeEach(() => {
  progress.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reports progress and returns the last line', async () => {
  const lines = '{"done":1,"total":2}\n{"ok":false,"problem":"empty"}\n';
  expect(await check(async () => new Response(lines))).toEqual({ ok: false, problem: 'empty' });
  expect(progress).toEqual([{ done: 1, total: 2 }]);
});

const redirected = () => Object.defineProperty(new Response('<html>'), 'redirected', { value: true });
it.each([
  ['the sign-in page after a redirect', redirected, 'session'],
  ['401', () => new Response(null, { status: 401 }), 'session'],
  ['403', () => new Response(null, { status: 403 }), 'session'],
  ['413', () => new Response(null, { status: 413 }), 'tooMany'],
  ['502', () => new Response('Bad gateway', { status: 502 }), 'unanswered'],
  ['an end after the progress', () => new Response('{"done":1,"total":2}\n'), 'unanswered'],
  ['a page of HTML', () => new Response('<html>\n</html>\n'), 'unanswered'],
])('%s is told apart from no connection', async (_, response, problem) => {
  expect(await check(async () => response())).toEqual({ ok: false, problem });
});

it('a request that fails is no connection', async () => {
  const respond = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await check(respond)).toEqual({ ok: false, problem: 'offline' });
});
