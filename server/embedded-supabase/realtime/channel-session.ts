import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { BackendDatabase } from '../database';
import type { RealtimeIdentity } from './identity';
import { createRateLimiter, realtimeLimits } from './limits';
import { type ChangeBinding, changeBindingSchema } from './parse-change-binding';
import type { EncodedBroadcast } from './protocol';
import {
  createTableSubscriptionOrReason,
  type RealtimeChangeReceiver,
  type TableSubscription,
} from './row-change-dispatcher';
import type { RealtimeServer } from './server';

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).nullish();
export const channelJoinSchema = z.looseObject({
  access_token: z.string().nullish(),
  config: z
    .looseObject({
      broadcast: z.looseObject({ ack: flag, self: flag, replay: z.unknown().optional() }).nullish(),
      presence: z.looseObject({ key: z.string().max(255).nullish(), enabled: flag }).nullish(),
      postgres_changes: z.array(changeBindingSchema.nullable()).max(100).nullish(),
      postgres_changes_options: z.looseObject({ wait: flag }).nullish(),
      private: flag,
    })
    .prefault({}),
});
type Config = z.infer<typeof channelJoinSchema>['config'];

type Rights = { broadcast: { read: boolean; write: boolean }; presence: { read: boolean; write: boolean } };
const everything: Rights = { broadcast: { read: true, write: true }, presence: { read: true, write: true } };

const presenceSchema = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).nullish(),
});

/** What a caller may do in a private channel; a public one is open to everybody with a key. */
export async function readChannelRights(
  database: BackendDatabase,
  topic: string,
  { role, claims }: RealtimeIdentity,
): Promise<Rights> {
  const [row] = await database.query<{ rights: Rights }>(
    'select realtime.channel_rights($1, $2, $3::text::jsonb) as rights',
    [topic, role, JSON.stringify(claims)],
  );
  return row?.rights ?? { broadcast: { read: false, write: false }, presence: { read: false, write: false } };
}

/** The reason why a join is rejected. */
export class ChannelJoinError extends Error {}

/** The connection of a channel's client. */
export type ChannelClientConnection = {
  push: (event: string, payload: unknown) => void;
  /** The same for a payload that is JSON text already. */
  pushJson: (event: string, json: string) => void;
  broadcast: (message: EncodedBroadcast) => void;
  /** Called when this side has closed the channel. */
  closed: (channel: ChannelSession) => void;
};

/** One joined channel of one client. */
export class ChannelSession implements RealtimeChangeReceiver {
  readonly id = randomUUID();
  readonly topic: string;
  readonly private: boolean;
  readonly #realtime: RealtimeServer;
  readonly #client: ChannelClientConnection;
  readonly #config: Config;
  readonly #presenceKey: string;
  readonly #presenceCalls = createRateLimiter(realtimeLimits.presence.calls, realtimeLimits.presence.windowMs);
  #identity: RealtimeIdentity;
  #rights = everything;
  #tracked: string | undefined;
  #expiry: NodeJS.Timeout | undefined;
  #left = false;
  subscriptions: TableSubscription[] = [];

  private constructor(
    realtime: RealtimeServer,
    topic: string,
    config: Config,
    identity: RealtimeIdentity,
    client: ChannelClientConnection,
  ) {
    this.#realtime = realtime;
    this.topic = topic;
    this.#config = config;
    this.#identity = identity;
    this.#client = client;
    this.private = config.private === true;
    this.#presenceKey = config.presence?.key || randomUUID();
  }

  /**
   * Joins a channel; throws `ChannelJoinError`. `subscribed` holds the channel's bindings with their ids, as the client
   * compares them. Nothing refers to the channel before `start`, so that a failed join leaves nothing behind.
   */
  static async join(
    realtime: RealtimeServer,
    topic: string,
    config: Config,
    identity: RealtimeIdentity,
    client: ChannelClientConnection,
  ) {
    const channel = new ChannelSession(realtime, topic, config, identity, client);
    if (config.broadcast?.replay) throw new ChannelJoinError('UnableToReplayMessages: Messages are not stored here');
    channel.#rights = await channel.#readRights(identity);
    const bindings = (config.postgres_changes ?? []).filter((binding) => binding !== null);
    const errors: string[] = [];
    const subscribed: (ChangeBinding & { id: number })[] = [];
    // On a shared database broadcasts and presence of other processes arrive that way, too.
    if (bindings.length > 0 || realtime.backend.database.shared) await realtime.bus.start();
    for (const binding of bindings) {
      const found = await createTableSubscriptionOrReason(realtime.backend.database, binding, identity);
      if (typeof found === 'string') errors.push(found);
      else channel.subscriptions.push(found);
      subscribed.push({ ...binding, id: typeof found === 'string' ? 0 : found.id });
    }
    if (errors.length > 0 && config.postgres_changes_options?.wait) throw new ChannelJoinError(errors.join(', '));
    return { channel, subscribed, errors };
  }

  /** Called after the reply to the join. */
  start(errors: string[]): void {
    this.#realtime.channels.add(this);
    this.#endWithToken();
    if (this.#config.postgres_changes?.length) {
      this.#realtime.changes.add(this);
      for (const message of errors) this.system('postgres_changes', 'error', message);
      if (errors.length === 0) this.system('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
    }
    if (this.#config.presence?.enabled && this.#rights.presence.read) {
      this.#client.push('presence_state', this.#realtime.presence.state(this.scope));
      this.#realtime.guard(this.#realtime.presence.query(this.scope));
    }
  }

  async leave(): Promise<void> {
    this.#left = true;
    clearTimeout(this.#expiry);
    this.#realtime.channels.delete(this);
    this.#realtime.changes.remove(this);
    await this.#untrack();
  }

  async #untrack() {
    const ref = this.#tracked;
    this.#tracked = undefined;
    if (ref) await this.#realtime.presence.untrack(ref);
  }

  /** Public and private channels of one name are two topics. */
  get scope(): string {
    return `${this.private ? 'private' : 'public'}:${this.topic}`;
  }

  identity = (): RealtimeIdentity => this.#identity;

  deliver(ids: number[], data: string): void {
    this.#client.pushJson('postgres_changes', `{"ids":${JSON.stringify(ids)},"data":${data}}`);
  }

  reportFailedFilter(filter: string): void {
    this.system('postgres_changes', 'error', `The filter ${filter} cannot be evaluated: its changes are left out`);
  }

  deliverPresence(diff: unknown): void {
    if (this.#rights.presence.read) this.#client.push('presence_diff', diff);
  }

  deliverBroadcast(message: EncodedBroadcast, sender: string | undefined): void {
    if (this.#rights.broadcast.read && (sender !== this.id || this.#config.broadcast?.self === true))
      this.#client.broadcast(message);
  }

  system(extension: string, status: 'ok' | 'error', message: string): void {
    this.#client.push('system', { extension, status, message, channel: this.topic });
  }

  /** Ends the channel from this side: the client sees why, then that it is closed. */
  async shutDown(message: string): Promise<void> {
    if (this.#left) return;
    this.system('system', 'error', message);
    this.#client.push('phx_close', {});
    this.#client.closed(this);
    await this.leave();
  }

  /** Makes the client join again and, because it sees an error, read again what it may have missed. */
  async fail(): Promise<void> {
    if (this.#left) return;
    this.#client.push('phx_error', { reason: 'changes may have been missed' });
    this.#client.closed(this);
    await this.leave();
  }

  /** Continues with the rights of a new token; throws `ChannelJoinError` when they do not suffice. */
  async renew(identity: RealtimeIdentity): Promise<void> {
    const rights = await this.#readRights(identity);
    for (const { binding } of this.subscriptions) {
      const found = await createTableSubscriptionOrReason(this.#realtime.backend.database, binding, identity);
      if (typeof found === 'string') throw new ChannelJoinError(found);
    }
    // Meanwhile the former token may have expired.
    if (this.#left) return;
    this.#identity = identity;
    this.#rights = rights;
    this.#endWithToken();
  }

  /** Sends a broadcast to the other members; false when the policies forbid it. */
  async broadcast(message: EncodedBroadcast): Promise<boolean> {
    if (!this.#rights.broadcast.write) return false;
    await this.#realtime.broadcast(this.scope, message, this.id);
    return true;
  }

  get acknowledges(): boolean {
    return this.#config.broadcast?.ack === true;
  }

  /** Handles `track` and `untrack`; returns an error for the client, null when it worked. */
  async handlePresence(payload: unknown): Promise<string | null> {
    const parsed = presenceSchema.safeParse(payload);
    if (!parsed.success) return 'Presence track payload must be a map';
    if (!this.#presenceCalls()) {
      await this.shutDown('Client presence rate limit exceeded');
      return null;
    }
    if (parsed.data.event === 'untrack') {
      await this.#untrack();
      return null;
    }
    if (!this.#rights.presence.write) return 'You do not have permissions to write to this Channel topic';
    this.#tracked ??= randomUUID();
    await this.#realtime.presence.track(this.scope, this.#presenceKey, this.#tracked, parsed.data.payload ?? {});
    return null;
  }

  async #readRights(identity: RealtimeIdentity): Promise<Rights> {
    if (!this.private) return everything;
    const rights = await readChannelRights(this.#realtime.backend.database, this.topic, identity);
    if (!rights.broadcast.read && !rights.presence.read)
      throw new ChannelJoinError(
        `Unauthorized: You do not have permissions to read from this Channel topic: ${this.topic}`,
      );
    return rights;
  }

  #endWithToken() {
    clearTimeout(this.#expiry);
    const { expiresAt } = this.#identity;
    if (expiresAt !== Number.POSITIVE_INFINITY)
      this.#expiry = setTimeout(
        () => {
          this.#realtime.guard(this.shutDown('InvalidJWTToken: Token has expired'));
        },
        Math.min(expiresAt - Date.now(), 2 ** 31 - 1),
      ).unref();
  }
}
