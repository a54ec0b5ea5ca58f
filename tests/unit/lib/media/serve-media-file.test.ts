import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const requestedUrls: string[] = [];
const backEnd = createServer((request, response) => {
  requestedUrls.push(request.url ?? '');
  const body = gzipSync('price;1\n'.repeat(1000));
  const head = { 'content-type': 'text/csv', 'content-encoding': 'gzip', 'content-length': String(body.length) };
  response.writeHead(200, head).end(body);
});
vi.mock('@/lib/config/env', () => ({
  readEnvironmentVariable: () => `http://localhost:${(backEnd.address() as { port: number }).port}`,
}));
vi.mock('@/lib/observability/log', () => ({ log: { warn: () => {} } }));

const { serveMediaFile } = await import('@/lib/media/serve-media-file');

beforeAll(() => new Promise<void>((resolve) => backEnd.listen(0, resolve)));
afterAll(() => new Promise((resolve) => backEnd.close(resolve)));

it('omits the Content-Length of a compressed file, because it passes on the decompressed bytes', async () => {
  const response = await serveMediaFile(
    ['price-lists', 'a.csv'],
    new Request('http://localhost/api/files/price-lists/a.csv'),
  );
  const length = response.headers.get('content-length');
  const body = await response.arrayBuffer();
  expect(body.byteLength).toBe(8000);
  expect(length === null || Number(length) === body.byteLength).toBe(true);
});

it.each([
  [['..', '..', '..', '..', 'auth', 'v1', 'settings'], ''],
  [['signed', 'staff-files', '..', '..', 'list', 'staff-files'], '?token=x'],
  [['photos', '.', 'a.webp'], ''],
])('never requests anything but a file from the back end: %j', async (parts, query) => {
  requestedUrls.length = 0;
  const response = await serveMediaFile(parts, new Request(`http://localhost/api/files/x${query}`));
  expect(response.status).toBe(404);
  expect(requestedUrls).toEqual([]);
});
