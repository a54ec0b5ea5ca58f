import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurns } from '@/scripts/serve/turns';
import { asker } from './fixture';

const drawing: { url: string; response: ServerResponse }[] = [];
let busy = 1;
let ask: ReturnType<typeof asker>;
const server = createServer(
  inTurns((request, response) => void drawing.push({ url: request.url ?? '', response }), {
    atOnce: 2,
    longest: 3,
    busy: () => busy,
  }),
);
const urls = () => drawing.map(({ url }) => url);
const until = (count: number) => vi.waitFor(() => expect(drawing).toHaveLength(count));
const finish = (index: number) => drawing[index]?.response.end('done');

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ask = asker((server.address() as AddressInfo).port);
  drawing.length = 0;
  busy = 1;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

test('on a busy processor two pages are drawn at once, the others in the order they came', async () => {
  const answers = [];
  for (const [index, url] of ['/a', '/b', '/c', '/d'].entries()) {
    answers.push(ask(url));
    await until(Math.min(index + 1, 2));
  }
  finish(0);
  await until(3);
  finish(1);
  await until(4);
  expect(urls()).toEqual(['/a', '/b', '/c', '/d']);
  finish(2);
  finish(3);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('while the processor has time to spare nobody queues for long', async () => {
  busy = 0.3;
  const answers = ['/a', '/b', '/c', '/d'].map((url) => ask(url));
  await until(4);
  for (const index of [0, 1, 2, 3]) finish(index);
  await Promise.all(answers);
});

test('programs and the outcome of a form do not queue', async () => {
  const answers = [ask('/a'), ask('/b')];
  await until(2);
  answers.push(ask('/api/health'), ask('/en/contact', { 'next-action': 'x' }, 'POST'));
  await until(4);
  for (const index of [0, 1, 2, 3]) finish(index);
  await Promise.all(answers);
});

test('when the queue is full the next is asked to come back; a place is free again when somebody leaves', async () => {
  const answers = [ask('/1'), ask('/2')];
  await until(2);
  const gone = new AbortController();
  const left = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/left`, { signal: gone.signal });
  left.catch(() => {});
  answers.push(ask('/4'), ask('/5'));
  const refused = await vi.waitFor(async () => {
    const answer = await ask('/6');
    expect(answer.status).toBe(503);
    return answer;
  });
  expect(refused.headers['retry-after']).toBe('5');
  gone.abort();
  await expect(left).rejects.toThrow();
  finish(0);
  finish(1);
  await until(4);
  expect(urls().slice(2).sort()).toEqual(['/4', '/5']);
  finish(2);
  finish(3);
  await Promise.all(answers);
});
