import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { respondWithStatus } from '@/server/http/validate-request';

const server = createServer((incoming, response) => respondWithStatus(incoming, response, 413));
beforeAll(() => new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready)));
afterAll(() => new Promise((closed) => server.close(closed)));

const send = (chunks: number, headers = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const outgoing = request({ port, host: '127.0.0.1', method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.on('error', reject);
    const write = (left: number) => {
      if (left === 0) return outgoing.end();
      outgoing.write(Buffer.alloc(100_000), () => setImmediate(() => write(left - 1)));
    };
    write(chunks);
  });

it('responds to a client that is still sending a large body', async () => {
  expect(await send(100)).toBe(413);
});

it('responds to a request without a body', async () => {
  expect(await send(0)).toBe(413);
});
