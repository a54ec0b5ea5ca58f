import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { NotificationBusMessage, PostgresNotificationBus } from './notification-bus';

type Entry = { topic: string; key: string; ref: string; meta: Record<string, unknown>; node: string };
type State = Record<string, { metas: Record<string, unknown>[] }>;
type Diff = { joins: State; leaves: State };

const announceMs = 15_000;
const goneMs = 45_000;

// Clients choose the keys: `constructor` must not find what every object inherits.
const emptyState = (): State => Object.create(null) as State;

const stateOf = (entries: Iterable<Entry>): State => {
  const state = emptyState();
  for (const { key, ref, meta } of entries) {
    state[key] ??= { metas: [] };
    state[key].metas.push({ ...meta, phx_ref: ref });
  }
  return state;
};

const hasSameMeta = (one: Entry | undefined, other: Entry) =>
  one !== undefined && JSON.stringify(one.meta) === JSON.stringify(other.meta);

/**
 * Who is present in which topic, across all processes on one database. Each process owns the entries of its own
 * channels and announces itself; the entries of a process that has been silent for 45 seconds leave.
 */
export class RealtimePresenceTracker {
  readonly #node = randomUUID();
  readonly #bus: PostgresNotificationBus;
  readonly #onDiff: (topic: string, diff: Diff) => void;
  readonly #log: Logger;
  /** What was received, of all processes. */
  readonly #entries = new Map<string, Entry>();
  /** What the channels of this process track, received or not. */
  readonly #own = new Map<string, Entry>();
  /** What has left here, but could not be published: the other processes still show it. */
  readonly #unsentLeaves = new Map<string, Entry>();
  readonly #heardAt = new Map<string, number>();
  /** The processes whose entries were all requested since they were first heard. */
  readonly #requested = new Set<string>();
  /** The other processes could not be asked for their entries. */
  #queryDue = false;
  /** The entries of this process could not be sent to the others. */
  #entriesDue = false;
  readonly #timer: NodeJS.Timeout;
  #announcing = false;

  constructor(bus: PostgresNotificationBus, onDiff: (topic: string, diff: Diff) => void, log: Logger) {
    this.#bus = bus;
    this.#onDiff = onDiff;
    this.#log = log;
    bus.subscribe((message) => this.#receive(message));
    // Also in a process whose own clients are not present anywhere: the others' entries must leave here, too.
    this.#timer = setInterval(() => void this.#announce(), announceMs).unref();
  }

  /** The state of a topic, as a channel that joins receives it. */
  state(topic: string): State {
    return stateOf([...this.#entries.values()].filter((entry) => entry.topic === topic));
  }

  /** Requests the entries of a topic, or of all, from the other processes; they arrive as joins. */
  query(topic: string | null): Promise<void> {
    return this.#bus.publish({ kind: 'presence', op: 'query', node: this.#node, topic });
  }

  async track(topic: string, key: string, ref: string, meta: Record<string, unknown>): Promise<void> {
    const entry = { topic, key, ref, meta, node: this.#node };
    this.#own.set(ref, entry);
    await this.#publish('join', entry);
  }

  /** Removes an entry here at once, and from the other processes when the database allows it; never rejects. */
  async untrack(ref: string): Promise<void> {
    const entry = this.#own.get(ref);
    if (!entry) return;
    this.#own.delete(ref);
    this.#leave([ref]);
    await this.#publishLeave(entry);
  }

  /**
   * Requests everything again after notifications may have been lost, and sends what is here: another process may have
   * dropped it, or may not listen yet and miss the request; then it does the same later. Never rejects.
   */
  async resync(): Promise<void> {
    this.#leave([...this.#entries.values()].filter(({ node }) => node !== this.#node).map(({ ref }) => ref));
    this.#heardAt.clear();
    this.#requested.clear();
    if (await this.#requestAll()) await this.#reply(null);
    else this.#entriesDue = true;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #publish(op: 'join' | 'leave', { topic, key, ref, meta, node }: Entry): Promise<void> {
    return this.#bus.publish({ kind: 'presence', op, node, topic, key, ref, ...(op === 'join' && { meta }) });
  }

  /** True when the other processes are told; otherwise the next announcement tries again. */
  async #publishLeave(entry: Entry): Promise<boolean> {
    try {
      await this.#publish('leave', entry);
      this.#unsentLeaves.delete(entry.ref);
      return true;
    } catch (error) {
      this.#unsentLeaves.set(entry.ref, entry);
      this.#log.warn({ err: error }, 'other processes show somebody as present who has left');
      return false;
    }
  }

  #receive(message: NotificationBusMessage) {
    if (message.kind !== 'presence') return;
    const { op, node } = message as unknown as { op: string; node: string };
    this.#heardAt.set(node, Date.now());
    const entry = message as unknown as Entry;
    if (op === 'join') this.#join({ ...entry, node });
    else if (op === 'leave') this.#leave([entry.ref]);
    else if (op === 'query' && node !== this.#node) void this.#reply(entry.topic);
    // A process that is new here, or that has been removed because it was silent: its earlier joins are not here.
    else if (op === 'alive' && node !== this.#node && !this.#requested.has(node)) {
      this.#requested.add(node);
      void this.#requestAll();
    }
  }

  /** Requests the entries of all others; false after a failure: then the next announcement tries again. */
  async #requestAll(): Promise<boolean> {
    try {
      await this.#queryAll();
      return true;
    } catch (error) {
      this.#log.warn({ err: error }, 'other processes could not be asked who is present');
      return false;
    }
  }

  async #queryAll() {
    this.#queryDue = false;
    try {
      await this.query(null);
    } catch (error) {
      this.#queryDue = true;
      throw error;
    }
  }

  /** Sends the entries of this process to the others; after a failure the next announcement sends all of them. */
  async #reply(topic: string | null) {
    try {
      await this.#sendOwn(topic);
    } catch (error) {
      this.#log.warn({ err: error }, 'who is present could not be sent to another process');
    }
  }

  async #sendOwn(topic: string | null) {
    if (topic === null) this.#entriesDue = false;
    try {
      for (const entry of [...this.#own.values()])
        if ((topic === null || entry.topic === topic) && this.#own.has(entry.ref)) await this.#publish('join', entry);
    } catch (error) {
      this.#entriesDue = true;
      throw error;
    }
  }

  #join(entry: Entry) {
    // It left while its join was on the way, which may have overtaken the leave.
    if (entry.node === this.#node && !this.#own.has(entry.ref)) return void this.#publishLeave(entry);
    const before = this.#entries.get(entry.ref);
    // A repeated announcement changes nothing.
    if (before && hasSameMeta(before, entry)) return;
    this.#entries.set(entry.ref, entry);
    this.#onDiff(entry.topic, { joins: stateOf([entry]), leaves: before ? stateOf([before]) : emptyState() });
  }

  #leave(refs: string[]) {
    for (const ref of refs) {
      const entry = this.#entries.get(ref);
      if (!entry) continue;
      this.#entries.delete(ref);
      this.#onDiff(entry.topic, { joins: emptyState(), leaves: stateOf([entry]) });
    }
  }

  #removeSilentNodes() {
    for (const [node, heardAt] of this.#heardAt) {
      if (node === this.#node || Date.now() - heardAt <= goneMs) continue;
      this.#heardAt.delete(node);
      this.#requested.delete(node);
      this.#leave([...this.#entries.values()].filter((entry) => entry.node === node).map(({ ref }) => ref));
    }
  }

  async #announce() {
    try {
      this.#removeSilentNodes();
      // The database is so slow that the previous announcement has not left yet.
      if (this.#announcing) return;
      this.#announcing = true;
      try {
        for (const entry of this.#unsentLeaves.values()) if (!(await this.#publishLeave(entry))) return;
        if (this.#queryDue) await this.#queryAll();
        if (this.#entriesDue) await this.#sendOwn(null);
        // Not received: the database, or the connection that listens, was gone.
        for (const entry of this.#own.values())
          if (!hasSameMeta(this.#entries.get(entry.ref), entry)) await this.#publish('join', entry);
        if (this.#own.size > 0) await this.#bus.publish({ kind: 'presence', op: 'alive', node: this.#node });
      } finally {
        this.#announcing = false;
      }
    } catch (error) {
      // The bus opens its connection again; the next announcement follows in 15 seconds.
      this.#log.warn({ err: error }, 'who is present was not announced to other processes');
    }
  }
}
