import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createEncodedResponse, type PreparedResponse, sendPrepared } from '@/server/http/prepared-responses';

const text = 'Σ'.repeat(50_000);
const packed = gzipSync(text);
const page: PreparedResponse = {
  forms: { gzip: createEncodedResponse('gzip', 'tag', [], packed.length, () => packed) },
  tags: [],
};

/** Requests without any encoding, and records the writes to the connection. */
function sendPage(socket: Socket) {
  const request = Object.assign(new IncomingMessage(socket), { method: 'GET' });
  const response = new ServerResponse(request);
  const end = vi.spyOn(response, 'end').mockReturnThis();
  sendPrepared(page, request, response);
  return { response, sent: () => end.mock.calls[0]?.[0] as unknown };
}

test('all clients without compression are sent the same buffer', async () => {
  const sent = Array.from({ length: 20 }, () => sendPage(new Socket()));
  await vi.waitFor(() => expect(sent.every(({ sent }) => sent())).toBe(true));
  expect(String(sent[0]?.sent())).toBe(text);
  expect(new Set(sent.map(({ sent }) => sent())).size).toBe(1);
});

test('a connection with many requests gets the next response after the last one, and after other connections had a turn', async () => {
  const socket = new Socket();
  const [first, second] = [sendPage(socket), sendPage(socket)];
  await vi.waitFor(() => expect(first.sent()).toBeDefined());
  expect(second.sent()).toBeUndefined();
  const others = new Promise((resolve) => setImmediate(resolve));
  first.response.emit('close');
  await Promise.resolve();
  expect(second.sent()).toBeUndefined();
  await others;
  await vi.waitFor(() => expect(String(second.sent())).toBe(text));
});
