import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createSingleUseSocketFactory } from '@/server/embedded-supabase/single-use-socket-factory';

test('a socket that is destroyed while it is being opened does not stay open', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const onEnd = vi.fn();
  const { create, destroy } = createSingleUseSocketFactory(onEnd);
  void create({ host: ['127.0.0.1'], port: [port], path: null });
  destroy();
  const [accepted] = await once(server, 'connection');
  accepted.resume();
  await once(accepted, 'close');
  expect(onEnd).toHaveBeenCalled();
  server.close();
});
