import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

type Message = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: object];
type Watched = { event: string; schema: string; table: string };
type Join = { config: { postgres_changes: Watched[] } };

/** A back end with the protocol of Supabase Realtime (Phoenix, version 2) and one database function. */
export async function realtimeServer() {
  const joins: Join[] = [];
  const opened: string[] = [];
  const requestedUrls: string[] = [];
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer((request, response) => {
    requestedUrls.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json').end('"2026-01-01T00:00:00Z"');
  });
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (client) => {
      opened.push(request.url ?? '');
      const send = (...message: Message) => client.send(JSON.stringify(message));
      client.on('message', (data) => {
        const [joinRef, ref, topic, event, payload] = JSON.parse(String(data)) as Message;
        const reply = (response: object) => send(joinRef, ref, topic, 'phx_reply', { status: 'ok', response });
        if (event !== 'phx_join') return reply({});
        const join = payload as Join;
        joins.push(join);
        const watched = join.config.postgres_changes.map((one, index) => ({ ...one, id: index + 1 }));
        reply({ postgres_changes: watched });
        changes.add((table) => {
          const ids = watched.filter((one) => one.table === table).map(({ id }) => id);
          const data = { schema: 'public', table, type: 'INSERT', columns: [], record: {}, errors: null };
          send(null, null, topic, 'postgres_changes', { ids, data });
        });
      });
    }),
  );
  const changes = new Set<(table: string) => void>();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    opened,
    joins,
    requestedUrls,
    /** Simulates a change in a table. */
    change: (table: string) => {
      for (const tell of changes) tell(table);
    },
    /** Breaks every open channel. */
    cut: () => {
      for (const client of sockets.clients) client.terminate();
    },
    stop: () => {
      server.closeAllConnections();
      for (const client of sockets.clients) client.terminate();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
