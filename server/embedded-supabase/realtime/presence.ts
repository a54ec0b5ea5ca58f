import { randomUUID } from 'node:crypto';
import type { NotificationBusMessage, PostgresNotificationBus } from './notification-bus';

type Entry = { topic: string; key: string; ref: string; meta: Record<string, unknown>; node: string };
type State = Record<string, { metas: Record<string, unknown>[] }>;
type Diff = { joins: State; leaves: State };

const announceMs = 15_000;
const goneMs = 45_000;

const stateOf = (entries: Iterable<Entry>): State => {
  const state: State = {};
  for (const { key, ref, meta } of entries) {
    state[key] ??= { metas: [] };
    state[key].metas.push({ ...meta, phx_ref: ref });
  }
  return state;
};

/**
 * Who is present in which topic, across all processes on one database. Each process owns the entries of its own
 * channels and announces itself; the entries of a process that has been silent for 45 seconds leave.
 */
export class PresenceTracker {
  readonly #node = randomUUID();
  readonly #bus: PostgresNotificationBus;
  readonly #onDiff: (topic: string, diff: Diff) => void;
  readonly #entries = new Map<string, Entry>();
  readonly #heardAt = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(bus: PostgresNotificationBus, onDiff: (topic: string, diff: Diff) => void) {
    this.#bus = bus;
    this.#onDiff = onDiff;
    bus.subscribe((message) => this.#receive(message));
  }

  /** The state of a topic, as a channel that joins receives it. */
  state(topic: string): State {
    return stateOf([...this.#entries.values()].filter((entry) => entry.topic === topic));
  }

  /** Requests the entries of a topic from the other processes; they arrive as joins. */
  query(topic: string): Promise<void> {
    return this.#bus.publish({ kind: 'presence', op: 'query', node: this.#node, topic });
  }

  track(topic: string, key: string, ref: string, meta: Record<string, unknown>): Promise<void> {
    this.#timer ??= setInterval(() => this.#announce(), announceMs).unref();
    return this.#bus.publish({ kind: 'presence', op: 'join', node: this.#node, topic, key, ref, meta });
  }

  untrack(topic: string, key: string, ref: string): Promise<void> {
    return this.#bus.publish({ kind: 'presence', op: 'leave', node: this.#node, topic, key, ref });
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #receive(message: NotificationBusMessage) {
    if (message.kind !== 'presence') return;
    const { op, node } = message as unknown as { op: string; node: string };
    this.#heardAt.set(node, Date.now());
    const entry = message as unknown as Entry;
    if (op === 'join') this.#join({ ...entry, node });
    else if (op === 'leave') this.#leave([entry.ref]);
    else if (op === 'query' && node !== this.#node)
      for (const own of this.#entries.values())
        if (own.node === this.#node && own.topic === entry.topic)
          void this.track(own.topic, own.key, own.ref, own.meta);
  }

  #join(entry: Entry) {
    const before = this.#entries.get(entry.ref);
    // A repeated announcement changes nothing.
    if (before && JSON.stringify(before.meta) === JSON.stringify(entry.meta)) return;
    this.#entries.set(entry.ref, entry);
    this.#onDiff(entry.topic, { joins: stateOf([entry]), leaves: before ? stateOf([before]) : {} });
  }

  #leave(refs: string[]) {
    for (const ref of refs) {
      const entry = this.#entries.get(ref);
      if (!entry) continue;
      this.#entries.delete(ref);
      this.#onDiff(entry.topic, { joins: {}, leaves: stateOf([entry]) });
    }
  }

  #announce() {
    const entries = [...this.#entries.values()];
    if (entries.some(({ node }) => node === this.#node))
      this.#bus.publish({ kind: 'presence', op: 'alive', node: this.#node }).catch(() => {
        // The bus opens its connection again; the next announcement follows in 15 seconds.
      });
    const gone = entries.filter(
      ({ node }) => node !== this.#node && Date.now() - (this.#heardAt.get(node) ?? 0) > goneMs,
    );
    this.#leave(gone.map(({ ref }) => ref));
  }
}
