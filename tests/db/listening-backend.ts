import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createBackendApp } from '@/server/embedded-supabase/app';
import { RealtimeServer } from '@/server/embedded-supabase/realtime/server';
import type { BackendSettings } from '@/server/embedded-supabase/settings';
import { openHere } from './schema';

/**
 * A back end of this process that listens, so that tests may also change its database as the owner, and its settings.
 */
export async function startListeningBackend(dataDir: string, overrides: Partial<BackendSettings> = {}) {
  const backend = await openHere(dataDir, undefined, process.env.DATABASE_URL, overrides);
  const realtime = new RealtimeServer(backend);
  const server = serve({ fetch: createBackendApp(backend, realtime).fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head));
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    await realtime.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await backend.database.close();
  };
  return { backend, realtime, url, stop };
}

export type ListeningBackend = Awaited<ReturnType<typeof startListeningBackend>>;
