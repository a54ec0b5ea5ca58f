import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BackendDatabase } from '../database';
import type { RealtimeIdentity } from './identity';
import { realtimeLimits } from './limits';
import { type ChangeBinding, type PostgresChangesFilter, tryParsePostgresChangesFilter } from './parse-change-binding';

/** A changed row, as realtime.send_change() sends it. */
export type RowChange = {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  at: string;
  record: Record<string, unknown> | null;
  old: Record<string, unknown> | null;
};

/** A binding of one channel to a table. */
export type TableSubscription = {
  id: number;
  binding: ChangeBinding;
  filters: PostgresChangesFilter[];
};

/** A channel with subscriptions: changes are sent to it in order. */
export type RealtimeChangeReceiver = {
  identity: () => RealtimeIdentity;
  subscriptions: TableSubscription[];
  /** Receives a change as JSON text. */
  deliver: (ids: number[], data: string) => void;
  /** Called once when a filter fails, such as after a change of the column's type. */
  reportFailedFilter: (filter: string) => void;
};

type Binding = { subscriber: RealtimeChangeReceiver; subscription: TableSubscription };
type Visible = { change: number; caller: number; columns: string[]; only_key: boolean };
type Column = { relation: string; name: string; type: string; key: boolean };

const maxBatch = 200;
/** Changes of one moment are checked together. */
const collectMs = 20;
let lastId = 0;

/** The subscription of a binding, or the reason why there is none. */
export async function createTableSubscriptionOrReason(
  database: BackendDatabase,
  binding: ChangeBinding,
  { role }: RealtimeIdentity,
): Promise<TableSubscription | string> {
  lastId += 1;
  const filters = tryParsePostgresChangesFilter(binding.filter ?? undefined);
  const { schema, table = '*', select = [] } = binding;
  const subject = `[schema: ${schema}, table: ${table}, filters: ${JSON.stringify(binding.filter ?? [])}]`;
  if (!filters) return `Error parsing \`filter\` params: ${subject}`;
  if (filters.length > 0 && !binding.table)
    return `No subscription params provided. A filter needs a \`table\`, which may be \`*\`: ${subject}`;
  if (select.length > 0 && [schema, table].includes('*'))
    return `Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name: ${subject}`;
  const [row] = await database.query<{ error: string | null; hidden: string | null }>(
    `select realtime.subscription_error($1, $2, $3::text::jsonb, $4) as error,
       (select min(chosen) from jsonb_array_elements_text($5::text::jsonb) chosen where not exists (
         select from pg_attribute where attrelid = to_regclass(format('%I.%I', $1::text, $2::text)) and attname = chosen
           and attnum > 0 and not attisdropped and has_column_privilege($4::text, attrelid, attnum, 'select'))) as hidden`,
    [schema, table, JSON.stringify(filters), role, JSON.stringify(select)],
  );
  const reason = row?.error ?? (row?.hidden ? `invalid column for select ${row.hidden}` : null);
  if (!reason) return { id: lastId, binding, filters };
  return `Unable to subscribe to changes with given parameters. ${reason}. Please check Realtime is enabled for the given connect parameters: ${subject}`;
}

/** Whether a binding is about a change, apart from its filters. An unknown event means all, as with hosted Supabase. */
function concerns({ binding }: TableSubscription, change: RowChange): boolean {
  const event = binding.event.toUpperCase();
  return (
    (event === change.type || !['INSERT', 'UPDATE', 'DELETE'].includes(event)) &&
    (binding.schema === '*' || binding.schema === change.schema) &&
    (!binding.table || binding.table === '*' || binding.table === change.table)
  );
}

const pick = (row: Record<string, unknown> | null, names: readonly string[]) =>
  row && Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));

/**
 * Delivers changes to the subscribers who may see them: in order, in batches, one check for all subscribers with equal
 * rights.
 */
export class RowChangeDispatcher {
  readonly #database: BackendDatabase;
  readonly #log: Logger;
  readonly #onLost: () => void;
  readonly #subscribers = new Set<RealtimeChangeReceiver>();
  #queue: { change: RowChange; length: number }[] = [];
  #queuedLength = 0;
  #running: Promise<void> | undefined;
  #columns = new Map<string, Column[]>();
  readonly #failed = new WeakSet<TableSubscription>();

  /** `onLost` is called when changes could not be delivered. */
  constructor(database: BackendDatabase, log: Logger, onLost: () => void) {
    this.#database = database;
    this.#log = log;
    this.#onLost = onLost;
  }

  add(subscriber: RealtimeChangeReceiver): void {
    this.#subscribers.add(subscriber);
  }

  remove(subscriber: RealtimeChangeReceiver): void {
    this.#subscribers.delete(subscriber);
  }

  /**
   * Queues a change; `length` is that of its JSON text. Where more are waiting than may be kept, all are dropped:
   * their subscribers have to read again anyway.
   */
  receive(change: RowChange, length: number): void {
    if (this.#subscribers.size === 0) return;
    this.#queue.push({ change, length });
    this.#queuedLength += length;
    const { queuedChanges, queuedCharacters } = realtimeLimits;
    if (this.#queue.length > queuedChanges || this.#queuedLength > queuedCharacters) {
      this.#log.warn({ dropped: this.#queue.length }, 'too many changes wait for their delivery: they are dropped');
      this.#queue = [];
      this.#queuedLength = 0;
      this.#onLost();
      return;
    }
    this.#running ??= this.#run();
  }

  async #run() {
    while (this.#queue.length > 0) {
      await sleep(collectMs);
      const batch = this.#queue.splice(0, maxBatch);
      for (const { length } of batch) this.#queuedLength -= length;
      try {
        await this.#deliver(batch.map(({ change }) => change));
      } catch (error) {
        this.#log.error({ err: error }, 'changes not delivered');
        this.#onLost();
      }
    }
    // At once: a change that arrives before a later step would wait for the one after it.
    this.#running = undefined;
  }

  async #deliver(batch: RowChange[]) {
    const bindings = [...this.#subscribers].flatMap((subscriber) =>
      subscriber.subscriptions.map((subscription) => ({ subscriber, subscription })),
    );
    const changes = batch.filter((change) => bindings.some(({ subscription }) => concerns(subscription, change)));
    if (changes.length === 0) return;
    // As they are now: who gets a new token meanwhile receives these changes with the rights of the former one.
    const identities = new Map([...this.#subscribers].map((subscriber) => [subscriber, subscriber.identity()]));
    const callers = [...new Map([...identities.values()].map((identity) => [identity.key, identity])).values()];
    const [visible, { passing, failing }] = await Promise.all([
      this.#visible(changes, callers),
      this.#passing(
        changes,
        bindings.map(({ subscription }) => subscription),
      ),
    ]);
    await this.#loadColumns(changes);
    this.#reportFailures(bindings, failing);
    const encoded = new Map<string, string>();
    const seen = new Map(visible.map((row) => [`${row.change} ${callers[row.caller]?.key}`, row]));
    for (const [index, change] of changes.entries())
      for (const [subscriber, { key }] of identities) {
        const row = seen.get(`${index} ${key}`);
        if (!row || !this.#subscribers.has(subscriber)) continue;
        const matched = subscriber.subscriptions.filter(
          (subscription) =>
            concerns(subscription, change) &&
            (subscription.filters.length === 0 || passing.has(passKey(index, subscription))),
        );
        if (matched.length > 0)
          subscriber.deliver(
            matched.map(({ id }) => id),
            this.#encode(matched, change, row, encoded),
          );
      }
  }

  #reportFailures(bindings: Binding[], failing: Set<string>) {
    for (const { subscriber, subscription } of bindings) {
      if (this.#failed.has(subscription) || !failing.has(filterKey(subscription))) continue;
      this.#failed.add(subscription);
      this.#log.warn({ table: subscription.binding.table }, 'a filter of a subscriber cannot be evaluated');
      subscriber.reportFailedFilter(subscription.binding.filter ?? '');
    }
  }

  // The same text is sent to everybody who sees the same columns.
  #encode(matched: TableSubscription[], change: RowChange, row: Visible, encoded: Map<string, string>): string {
    const chosen = matched.flatMap(({ binding }) => binding.select ?? row.columns);
    const names = row.columns.filter((name) => chosen.includes(name));
    const columns = this.#columns.get(`${change.schema}.${change.table}`) ?? [];
    const keys = columns.filter(({ key }) => key).map(({ name }) => name);
    // A deleted row cannot be checked against the policies any more: only its key is sent, as hosted Supabase does.
    const oldNames = change.type === 'DELETE' && row.only_key ? names.filter((name) => keys.includes(name)) : names;
    const key = `${row.change} ${names} / ${oldNames}`;
    const known = encoded.get(key);
    if (known) return known;
    const text = JSON.stringify({
      schema: change.schema,
      table: change.table,
      commit_timestamp: change.at,
      type: change.type,
      columns: columns.filter(({ name }) => names.includes(name)).map(({ name, type }) => ({ name, type })),
      ...(change.record && { record: pick(change.record, names) }),
      ...(change.old && { old_record: pick(change.old, oldNames) }),
      errors: null,
    });
    encoded.set(key, text);
    return text;
  }

  #visible(changes: RowChange[], callers: RealtimeIdentity[]): Promise<Visible[]> {
    return this.#database.query<Visible>('select * from realtime.visible_changes($1::text::jsonb, $2::text::jsonb)', [
      JSON.stringify(changes),
      JSON.stringify(callers.map(({ role, claims }) => ({ role, claims }))),
    ]);
  }

  // Equal filters are evaluated once, however many subscribers have them. One that fails concerns its subscribers alone.
  async #passing(changes: RowChange[], subscriptions: TableSubscription[]) {
    const conditions = new Map<string, { subscription: TableSubscription; change: RowChange }>();
    for (const subscription of subscriptions) {
      if (subscription.filters.length === 0) continue;
      for (const [at, change] of changes.entries())
        if (concerns(subscription, change)) conditions.set(passKey(at, subscription), { subscription, change });
    }
    const passing = new Set<string>();
    const failing = new Set<string>();
    if (conditions.size === 0) return { passing, failing };
    const rows = await this.#database.query<{ key: string; passes: boolean | null }>(
      `select q ->> 'key' as key, realtime.matches_or_null(q ->> 'schema', q ->> 'table', q -> 'row', q -> 'filters') as passes
       from jsonb_array_elements($1::text::jsonb) q`,
      [
        JSON.stringify(
          [...conditions].map(([key, { change, subscription }]) => ({
            key,
            schema: change.schema,
            table: change.table,
            row: change.record ?? change.old,
            filters: subscription.filters,
          })),
        ),
      ],
    );
    for (const { key, passes } of rows) {
      const condition = conditions.get(key);
      if (passes) passing.add(key);
      else if (passes === null && condition) failing.add(filterKey(condition.subscription));
    }
    return { passing, failing };
  }

  async #loadColumns(changes: RowChange[]) {
    const known = (change: RowChange) => {
      const columns = this.#columns.get(`${change.schema}.${change.table}`);
      return (
        columns && Object.keys(change.record ?? {}).every((name) => columns.some((column) => column.name === name))
      );
    };
    if (changes.every(known)) return;
    const rows = await this.#database.query<Column>(
      `select n.nspname || '.' || c.relname as relation, a.attname as name, t.typname as type,
         coalesce(a.attnum = any (i.indkey), false) as key
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
         join pg_type t on t.oid = a.atttypid left join pg_index i on i.indrelid = c.oid and i.indisprimary
       where n.nspname || '.' || c.relname = any ($1::text[]) and a.attnum > 0 and not a.attisdropped order by a.attnum`,
      [[...new Set(changes.map(({ schema, table }) => `${schema}.${table}`))]],
    );
    for (const relation of new Set(rows.map((row) => row.relation)))
      this.#columns.set(
        relation,
        rows.filter((row) => row.relation === relation),
      );
  }
}

const filterKey = ({ binding, filters }: TableSubscription) =>
  `${binding.schema}.${binding.table} ${JSON.stringify(filters)}`;

const passKey = (at: number, subscription: TableSubscription) => `${at} ${filterKey(subscription)}`;
