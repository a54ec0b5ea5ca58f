import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { type ChannelClientConnection, ChannelJoinError, ChannelSession, channelJoinSchema } from './channel-session';
import { type RealtimeIdentity, resolveTokenIdentityOrReason } from './identity';
import { createRateLimiter, realtimeLimits } from './limits';
import {
  decodeBinaryFrame,
  decodeTextFrame,
  type EncodedBroadcast,
  encodeBroadcastFrame,
  encodeFrameWithJsonPayload,
  encodeTextFrame,
  type RealtimeMessage,
  type RealtimeProtocolVersion,
} from './protocol';
import type { RealtimeServer } from './server';

const prefix = 'realtime:';

/** One client's websocket with its channels. Its messages are handled one after the other. */
export class RealtimeConnection {
  readonly #realtime: RealtimeServer;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #version: RealtimeProtocolVersion;
  /** The rights of the API key, for channels without a token. */
  readonly #keyIdentity: RealtimeIdentity;
  readonly #channels = new Map<string, ChannelSession>();
  readonly #messages = createRateLimiter(realtimeLimits.messagesPerSecond, 1000);
  readonly #joins = createRateLimiter(realtimeLimits.joinsPerSecond, 1000);
  readonly #closed: Promise<void>;
  #lastMessageAt = Date.now();
  #unhandled = 0;
  #work: Promise<void> = Promise.resolve();

  /** `stream` is the connection below the websocket. */
  constructor(
    realtime: RealtimeServer,
    socket: WebSocket,
    stream: Duplex,
    version: RealtimeProtocolVersion,
    keyIdentity: RealtimeIdentity,
  ) {
    this.#realtime = realtime;
    this.#socket = socket;
    this.#stream = stream;
    this.#version = version;
    this.#keyIdentity = keyIdentity;
    socket.on('message', (data, isBinary) => {
      this.#lastMessageAt = Date.now();
      this.#unhandled += 1;
      // While the database is slow, what a client goes on sending waits on its side.
      if (this.#unhandled >= realtimeLimits.unhandledMessages) socket.pause();
      this.#work = this.#work
        .then(() => this.#receive(data as Buffer, isBinary))
        .catch((error) => realtime.backend.log.error({ err: error }, 'a realtime message was not handled'))
        .then(() => {
          this.#unhandled -= 1;
          if (!socket.isPaused || this.#unhandled >= realtimeLimits.unhandledMessages / 2) return;
          // What it has sent meanwhile is only read from now on.
          this.#lastMessageAt = Date.now();
          socket.resume();
        });
    });
    this.#closed = new Promise((resolve) => {
      socket.on('close', () => {
        this.#work = this.#work.then(() => this.#leaveAll());
        realtime.guard(this.#work);
        realtime.connections.delete(this);
        resolve();
      });
    });
    // A broken frame or connection: `close` follows.
    socket.on('error', (error) => realtime.backend.log.info({ err: error.message }, 'realtime connection failed'));
  }

  /** Closes the connection when the client has been silent for too long or does not read. */
  check(): void {
    // While the socket is paused, it is this side that does not read.
    const silent = !this.#socket.isPaused && Date.now() - this.#lastMessageAt > realtimeLimits.silenceMs;
    if (silent || this.#socket.bufferedAmount > realtimeLimits.waitingBytes) this.terminate();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Resolves when the client has answered and its channels have left. */
  async close(): Promise<void> {
    this.#socket.close(1001);
    await Promise.all([this.#leaveAll(), this.#closed]);
  }

  async #leaveAll() {
    const open = [...this.#channels.values()];
    this.#channels.clear();
    for (const left of await Promise.allSettled(open.map((channel) => channel.leave())))
      if (left.status === 'rejected') this.#realtime.backend.log.error({ err: left.reason }, 'a channel was not left');
  }

  #write(frame: string | Buffer) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > realtimeLimits.maxWaitingBytes) return this.terminate();
    // The frames of one moment leave in one system call.
    if (this.#stream.writableCorked === 0) {
      this.#stream.cork();
      setImmediate(() => this.#stream.uncork());
    }
    this.#socket.send(frame);
  }

  #push(joinRef: string | null, topic: string, event: string, payload: unknown) {
    this.#write(encodeTextFrame({ joinRef, ref: null, topic, event, payload }, this.#version));
  }

  #reply({ joinRef, ref, topic }: RealtimeMessage, status: 'ok' | 'error', response: unknown) {
    this.#write(
      encodeTextFrame({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }, this.#version),
    );
  }

  async #receive(data: Buffer, isBinary: boolean) {
    const binary = isBinary ? decodeBinaryFrame(data) : null;
    const message = isBinary ? binary : decodeTextFrame(data.toString('utf8'), this.#version);
    if (!message) return;
    if (message.topic === 'phoenix' && message.event === 'heartbeat') return this.#reply(message, 'ok', {});
    if (message.event === 'phx_join') return this.#join(message);
    const channel = this.#channels.get(message.topic.slice(prefix.length));
    if (!channel) {
      // A channel that this side has closed: the client may join again.
      if (message.ref) this.#reply(message, 'error', { reason: 'unmatched topic' });
      return;
    }
    if (!this.#messages()) return channel.shutDown('Too many messages per second');
    if (message.event === 'phx_leave') return this.#leave(message, channel);
    if (message.event === 'access_token') return this.#renew(message, channel);
    if (message.event === 'presence') {
      const error = await channel.handlePresence(message.payload);
      return this.#reply(message, error ? 'error' : 'ok', error ? { reason: error } : {});
    }
    if (message.event === 'broadcast') return this.#broadcast(message, channel, binary?.broadcast, binary?.metadata);
  }

  async #join(message: RealtimeMessage) {
    const topic = message.topic.startsWith(prefix) ? message.topic.slice(prefix.length) : '';
    const rejectJoin = (reason: string) => this.#reply(message, 'error', { reason });
    if (!topic) return rejectJoin('TopicNameRequired: You must provide a topic name');
    if (!this.#joins()) {
      rejectJoin('ClientJoinRateLimitReached: Too many joins per second');
      return this.#socket.close(1008);
    }
    const parsed = channelJoinSchema.safeParse(message.payload ?? {});
    if (!parsed.success) return rejectJoin('InvalidJoinPayload: the configuration of the channel is malformed');
    const before = this.#channels.get(topic);
    if (before) {
      this.#channels.delete(topic);
      await before.leave();
    }
    if (this.#channels.size >= realtimeLimits.channelsPerSocket)
      return rejectJoin('ChannelRateLimitReached: Too many channels');
    const identity = await this.#identity(parsed.data.access_token);
    if (typeof identity === 'string') return rejectJoin(identity);
    try {
      const client = this.#client(message, topic);
      const { config } = parsed.data;
      const { channel, subscribed, errors } = await ChannelSession.join(
        this.#realtime,
        topic,
        config,
        identity,
        client,
      );
      if (this.#socket.readyState !== this.#socket.OPEN) return channel.leave();
      this.#channels.set(topic, channel);
      this.#reply(message, 'ok', { postgres_changes: subscribed });
      channel.start(errors);
    } catch (error) {
      if (error instanceof ChannelJoinError) return rejectJoin(error.message);
      this.#realtime.backend.log.error({ err: error }, 'a channel was not joined');
      rejectJoin('Unknown Error on Channel');
    }
  }

  #client({ joinRef, topic: fullTopic }: RealtimeMessage, topic: string): ChannelClientConnection {
    return {
      push: (event, payload) => this.#push(joinRef, fullTopic, event, payload),
      pushJson: (event, json) =>
        this.#write(encodeFrameWithJsonPayload({ joinRef, ref: null, topic: fullTopic, event }, json, this.#version)),
      broadcast: (broadcast) => {
        const frame = encodeBroadcastFrame(fullTopic, broadcast, this.#version);
        if (frame !== null) this.#write(frame);
      },
      // The client may have joined the topic again.
      closed: (channel) => {
        if (this.#channels.get(topic) === channel) this.#channels.delete(topic);
      },
    };
  }

  async #leave(message: RealtimeMessage, channel: ChannelSession) {
    this.#channels.delete(channel.topic);
    await channel.leave();
    this.#reply(message, 'ok', {});
    this.#push(message.joinRef, message.topic, 'phx_close', {});
  }

  async #identity(token: string | null | undefined): Promise<RealtimeIdentity | string> {
    // A key in place of a token has the rights of the key that opened the socket.
    return !token || token.startsWith('sb_')
      ? this.#keyIdentity
      : resolveTokenIdentityOrReason(this.#realtime.backend.settings, token);
  }

  async #renew(message: RealtimeMessage, channel: ChannelSession) {
    const token = (message.payload as { access_token?: unknown } | null)?.access_token;
    if (typeof token !== 'string' || token.startsWith('sb_')) return;
    const identity = await resolveTokenIdentityOrReason(this.#realtime.backend.settings, token);
    let error = typeof identity === 'string' ? identity : null;
    if (typeof identity !== 'string')
      await channel.renew(identity).catch((reason) => {
        if (!(reason instanceof ChannelJoinError)) throw reason;
        error = reason.message;
      });
    if (error !== null) await channel.shutDown(error);
  }

  async #broadcast(message: RealtimeMessage, channel: ChannelSession, binary?: EncodedBroadcast, metadata = '') {
    const body = message.payload as { event?: unknown; payload?: unknown } | null;
    const broadcast = binary ?? {
      event: String(body?.event ?? ''),
      encoding: 'json' as const,
      body: Buffer.from(JSON.stringify(body?.payload ?? {})),
    };
    if (metadata.includes('"persist"')) return this.#reply(message, 'error', { error: 'Messages are not stored here' });
    const sent = await channel.broadcast(broadcast);
    // Hosted Realtime does not reply to a message that the policies forbid either.
    if (channel.acknowledges && sent) this.#reply(message, 'ok', {});
  }
}
