import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import type { Dialect } from 'kysely';
import { createKyselyDialect } from './kysely-dialect';
import { createOneRoundTripPgliteQuery } from './single-call-pglite-query';

type Lease = { uses: number; entered: Promise<void> };

/**
 * Gives PGlite's only session to one transaction at a time. Otherwise concurrent requests would share a transaction,
 * and so a role.
 */
export class SerialSession {
  #tail: Promise<void> = Promise.resolve();
  #free: (() => void) | null = null;
  readonly #leases = new AsyncLocalStorage<Lease>();

  /** Runs work whose inner queries may join the transaction that it opened, instead of waiting for its end. */
  lease<T>(work: () => Promise<T>): Promise<T> {
    return this.#leases.getStore() ? work() : this.#leases.run({ uses: 0, entered: Promise.resolve() }, work);
  }

  async acquire(): Promise<() => void> {
    const lease = this.#leases.getStore();
    if (!lease) await this.#enter();
    else {
      if (lease.uses === 0) lease.entered = this.#enter();
      lease.uses += 1;
      await lease.entered;
    }
    return () => {
      if (lease) lease.uses -= 1;
      if (!lease || lease.uses === 0) this.#leave();
    };
  }

  async #enter() {
    const before = this.#tail;
    let free = () => {};
    this.#tail = new Promise((resolve) => {
      free = resolve;
    });
    await before;
    this.#free = free;
  }

  #leave() {
    this.#free?.();
  }
}

/** A Kysely dialect over one PGlite instance, serialised by `session`. */
export function createSerialDialect(client: PGlite, session: SerialSession): Dialect {
  const query = createOneRoundTripPgliteQuery(client);
  return createKyselyDialect(async () => {
    const release = await session.acquire();
    return {
      query,
      control: async (statement) => void (await client.exec(statement)),
      release,
    };
  });
}
