import 'server-only';
import { log } from '@/lib/observability/log';
import { createServiceClient } from '@/lib/supabase/service-client';
import { leadTables } from './kinds';

const pollMs = 2000;
const againMs = 60_000;

/**
 * Detects that leads have changed: through Supabase Realtime if the back end offers it, otherwise by polling the time of the last change.
 * While the channel works it does not poll; when it fails it polls, and tries the channel again every minute.
 */
export class ChangeWatcher {
  readonly #tell: () => void;
  readonly #client = createServiceClient();
  #timer: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #channel: ReturnType<ReturnType<typeof createServiceClient>['channel']> | null = null;
  #last: string | null | undefined;
  #failing = false;
  #stopped = false;

  constructor(notify: () => void) {
    this.#tell = notify;
    this.#listen();
    this.#poll();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    this.#leave();
  }

  #leave() {
    const channel = this.#channel;
    // First, because removing the channel reports its own end at once.
    this.#channel = null;
    if (!channel) return;
    this.#client.removeChannel(channel).catch((error) => log.warn({ err: error }, 'channel of leads not closed'));
  }

  #listen() {
    const channel = this.#client.channel(`leads-${crypto.randomUUID()}`);
    for (const table of Object.values(leadTables))
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => this.#tell());
    this.#channel = channel;
    channel.subscribe((status) => {
      if (this.#stopped || this.#channel !== channel) return;
      if (status === 'SUBSCRIBED') {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        // For what changed before the channel was open.
        this.#tell();
        return;
      }
      // The client would keep trying forever, several times a second.
      this.#leave();
      if (!this.#timer) this.#poll();
      this.#retry = setTimeout(() => this.#listen(), againMs).unref();
    });
  }

  #poll() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const { data, error } = await this.#client.rpc('leads_changed_at');
      // Once for each outage; it asks again anyway.
      if (error && !this.#failing) log.warn({ code: error.code }, 'changes of leads cannot be read');
      this.#failing = Boolean(error);
      if (!error) {
        // The first answer tells as well: what changed before it was told by nobody.
        if (data !== this.#last) this.#tell();
        this.#last = data;
      }
      if (!this.#stopped && this.#timer) this.#poll();
    }, pollMs).unref();
  }
}
