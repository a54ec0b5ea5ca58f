import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import type { BackendContext } from '../backend-context';
import type { ChannelSession } from './channel-session';
import { RealtimeConnection } from './connection';
import { resolveKeyIdentity } from './identity';
import { realtimeLimits } from './limits';
import { PostgresNotificationBus } from './notification-bus';
import { RealtimePresenceTracker } from './presence';
import type { EncodedBroadcast, RealtimeProtocolVersion } from './protocol';
import { type RowChange, RowChangeDispatcher } from './row-change-dispatcher';

const path = '/realtime/v1/websocket';
const checkMs = 15_000;
/** How long clients have to answer the end of their connection. */
const goodbyeMs = 2000;

/** Supabase Realtime for one process: its connections and channels, and what they share. */
export class RealtimeServer {
  readonly backend: BackendContext;
  readonly bus: PostgresNotificationBus;
  readonly changes: RowChangeDispatcher;
  readonly presence: RealtimePresenceTracker;
  readonly channels = new Set<ChannelSession>();
  readonly connections = new Set<RealtimeConnection>();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: realtimeLimits.messageBytes,
    perMessageDeflate: false,
  });
  readonly #timer: NodeJS.Timeout;

  constructor(backend: BackendContext) {
    this.backend = backend;
    const lost = () => this.guard(this.#reportLoss());
    this.bus = new PostgresNotificationBus(backend.database, backend.log, () => {
      lost();
      this.guard(this.presence.resync());
    });
    this.changes = new RowChangeDispatcher(backend.database, backend.log, lost);
    this.presence = new RealtimePresenceTracker(
      this.bus,
      (scope, diff) => {
        for (const channel of this.channels) if (channel.scope === scope) channel.deliverPresence(diff);
      },
      backend.log,
    );
    this.bus.subscribe((message, length) => {
      if (message.kind === 'change') this.changes.receive(message as unknown as RowChange, length);
      else if (message.kind === 'broadcast') this.#deliver(message as unknown as SentBroadcast);
    });
    this.#timer = setInterval(() => {
      for (const connection of this.connections) connection.check();
    }, checkMs).unref();
  }

  /** Handles the upgrade of an HTTP server's connection; any other path is rejected. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const target = request.url ?? '/';
    // `//` is a target of HTTP and no URL.
    const url = URL.canParse(target, 'http://localhost') ? new URL(target, 'http://localhost') : null;
    const rejectUpgrade = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    socket.on('error', () => socket.destroy());
    if (url?.pathname !== path) return void rejectUpgrade('404 Not Found');
    const apikey = url.searchParams.get('apikey') ?? String(request.headers['x-api-key'] ?? '');
    const identity = resolveKeyIdentity(this.backend.settings, apikey);
    if (!identity) return void rejectUpgrade('401 Unauthorized');
    if (this.connections.size >= realtimeLimits.sockets) return void rejectUpgrade('503 Service Unavailable');
    const version: RealtimeProtocolVersion = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
    this.#sockets.handleUpgrade(request, socket, head, (client) => {
      this.connections.add(new RealtimeConnection(this, client, socket, version, identity));
    });
  }

  /** Sends a broadcast to every member of a topic, on every process. */
  async broadcast(scope: string, { event, encoding, body }: EncodedBroadcast, sender?: string): Promise<void> {
    const text = encoding === 'json' ? body.toString('utf8') : body.toString('base64');
    await this.bus.publish({ kind: 'broadcast', scope, event, encoding, text, sender });
  }

  /** Ends every connection, also those whose clients do not answer, and then stops listening. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#sockets.close();
    const goodbyes = Promise.allSettled([...this.connections].map((connection) => connection.close()));
    await Promise.race([goodbyes, sleep(goodbyeMs, undefined, { ref: false })]);
    // An HTTP server does not close before its last connection.
    for (const connection of this.connections) connection.terminate();
    this.presence.close();
    await this.bus.close();
  }

  /** Logs the failure of work that nobody waits for. */
  guard(work: Promise<unknown>): void {
    work.catch((error) => this.backend.log.error({ err: error }, 'realtime work failed'));
  }

  #deliver({ scope, event, encoding, text, sender }: SentBroadcast) {
    const body = Buffer.from(text, encoding === 'json' ? 'utf8' : 'base64');
    for (const channel of this.channels)
      if (channel.scope === scope) channel.deliverBroadcast({ event, encoding, body }, sender);
  }

  async #reportLoss() {
    const subscribed = [...this.channels].filter((channel) => channel.subscriptions.length > 0);
    for (const left of await Promise.allSettled(subscribed.map((channel) => channel.fail())))
      if (left.status === 'rejected') this.backend.log.error({ err: left.reason }, 'a channel was not ended');
  }
}

type SentBroadcast = {
  scope: string;
  event: string;
  encoding: EncodedBroadcast['encoding'];
  text: string;
  sender?: string;
};
