import 'server-only';
import { log } from '@/lib/observability/log';
import { getProcessGlobal } from '@/lib/process-global';
import { createServiceClient } from '@/lib/supabase/service-client';
import { leadTables } from './lead';

const pollMs = 2000;
const rejoinMs = 10_000;

type Channel = ReturnType<ReturnType<typeof createServiceClient>['channel']>;

/**
 * Calls `onChange` when leads have changed. Supabase Realtime reports it on both back ends; while the channel is not
 * joined, the time of the last change is polled. The client opens a lost connection again by itself (after 1, 2, 5,
 * then every 10 seconds).
 */
export class LeadChangeWatcher {
  readonly #onChange: () => void;
  readonly #client = createServiceClient();
  #timer: NodeJS.Timeout | undefined;
  #rejoin: NodeJS.Timeout | undefined;
  #channel: Channel | null = null;
  #last: string | null | undefined;
  #failing = false;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    this.#join();
    this.#startPolling();
  }

  stop(): void {
    clearTimeout(this.#rejoin);
    this.#stopPolling();
    this.#leave();
  }

  #leave() {
    const channel = this.#channel;
    // First, because removing the channel reports that it is closed.
    this.#channel = null;
    if (!channel) return;
    this.#client.removeChannel(channel).catch((error) => log.warn({ err: error }, 'channel of leads not closed'));
  }

  #join() {
    const channel = this.#client.channel(`leads-${crypto.randomUUID()}`);
    // The channel is joined, but the tables are not published.
    channel.on('system', {}, ({ status }: { status: string }) => {
      if (status === 'error' && this.#channel === channel && !this.#timer) this.#startPolling();
    });
    for (const table of Object.values(leadTables))
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => this.#onChange());
    this.#channel = channel;
    channel.subscribe((status) => {
      if (this.#channel !== channel) return;
      if (status === 'SUBSCRIBED') {
        this.#stopPolling();
        // For what changed before the channel was joined.
        this.#onChange();
        return;
      }
      if (!this.#timer) this.#startPolling();
      // Only a channel that the back end has closed is not joined again by the client.
      if (status !== 'CLOSED') return;
      this.#leave();
      this.#rejoin = setTimeout(() => this.#join(), rejoinMs).unref();
    });
  }

  #stopPolling() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #startPolling() {
    const timer = setTimeout(() => {
      this.#poll().finally(() => {
        if (this.#timer === timer) this.#startPolling();
      });
    }, pollMs).unref();
    this.#timer = timer;
  }

  async #poll() {
    const { data, error } = await this.#client.rpc('leads_changed_at');
    // Logged once for each outage; the next poll follows anyway.
    if (error && !this.#failing) log.warn({ code: error.code }, 'changes of leads cannot be read');
    this.#failing = Boolean(error);
    if (error) return;
    // The first result counts as well: nobody reported what changed before it.
    if (data !== this.#last) this.#onChange();
    this.#last = data;
  }
}

type Listener = { changed: () => void; ended: () => void };

type Hub = { listeners: Set<Listener>; watch: LeadChangeWatcher | null };

function createHub(): Hub {
  const listeners = new Set<Listener>();
  // An open stream would prevent the server from ending.
  process.once('SIGTERM', () => {
    for (const { ended } of [...listeners]) ended();
  });
  return { listeners, watch: null };
}

/**
 * Calls `changed` whenever leads arrive or change, and `ended` when the process is to stop. One watcher serves
 * all readers of this process, and there is none while nobody reads. Returns a function that unsubscribes.
 */
export function subscribeToSharedLeadWatcher(changed: () => void, ended: () => void): () => void {
  const all = getProcessGlobal('lead-watch', createHub);
  const listener = { changed, ended };
  all.listeners.add(listener);
  all.watch ??= new LeadChangeWatcher(() => {
    for (const one of [...all.listeners]) one.changed();
  });
  return () => {
    all.listeners.delete(listener);
    if (all.listeners.size > 0) return;
    all.watch?.stop();
    all.watch = null;
  };
}
