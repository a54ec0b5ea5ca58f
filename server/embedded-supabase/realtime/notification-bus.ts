import type { Logger } from 'pino';
import type { BackendDatabase } from '../database';

/** The channel of every notification; realtime.sql names it too. */
const channel = 'site_realtime';

/** One message of the bus; `kind` names its reader. */
export type NotificationBusMessage = { kind: string } & Record<string, unknown>;

/** `length` is that of the message's JSON text, 0 for one that was never encoded. */
type Listener = (message: NotificationBusMessage, length: number) => void;

/**
 * One LISTEN for all subscribers of a process. On PostgreSQL `publish` reaches every process on the database, this one
 * included; PGlite has a single process. `onGap` is called when notifications may have been lost, because the
 * connection had to be opened again.
 */
export class PostgresNotificationBus {
  readonly #database: BackendDatabase;
  readonly #log: Logger;
  readonly #listeners = new Set<Listener>();
  readonly #onGap: () => void;
  /** The received parts of messages that are not complete yet, by message id. */
  readonly #parts = new Map<string, string[]>();
  #listening: Promise<() => Promise<void>> | undefined;
  #closed = false;

  constructor(database: BackendDatabase, log: Logger, onGap: () => void) {
    this.#database = database;
    this.#log = log;
    this.#onGap = onGap;
  }

  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Resolves when the database sends its notifications to this process. */
  async start(): Promise<void> {
    if (this.#closed) return;
    this.#listening ??= this.#database.listen(
      channel,
      (text) => this.#receive(text),
      () => {
        // The rest of what had begun to arrive is lost.
        this.#parts.clear();
        this.#onGap();
      },
    );
    await this.#listening.catch((error) => {
      this.#listening = undefined;
      throw error;
    });
  }

  async publish(message: NotificationBusMessage): Promise<void> {
    // Channels that leave during the shutdown must not open the connection again.
    if (this.#closed) return;
    if (this.#database.shared) {
      await this.start();
      await this.#database.query('select realtime.notify($1)', [JSON.stringify(message)]);
    } else this.#dispatch(message, 0);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const listening = this.#listening;
    this.#listening = undefined;
    // Whoever called `start` has got its error; there is nothing to close then.
    const unlisten = await listening?.catch(() => undefined);
    await unlisten?.();
  }

  // `id part parts text`, see realtime.notify(). PostgreSQL delivers the parts of one message in order.
  #receive(text: string) {
    const [, id = '', part, parts, rest = ''] = /^(\S+) (\d+) (\d+) (.*)$/s.exec(text) ?? [];
    const received = [...(this.#parts.get(id) ?? []), rest];
    if (part !== parts) {
      this.#parts.set(id, received);
      return;
    }
    this.#parts.delete(id);
    const json = received.join('');
    try {
      this.#dispatch(JSON.parse(json) as NotificationBusMessage, json.length);
    } catch (error) {
      this.#log.error({ err: error }, 'a realtime notification cannot be read');
    }
  }

  #dispatch(message: NotificationBusMessage, length: number) {
    for (const listener of this.#listeners) listener(message, length);
  }
}
