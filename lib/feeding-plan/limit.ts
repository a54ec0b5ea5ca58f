import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { rateLimitNetwork } from '@/lib/http/ip-network';
import { log } from '@/lib/observability/log';
import { clientIp, takeRateLimit } from '@/lib/supabase/rate-limit';

// A household or an office behind one address prints a few plans; nobody prints one every ten seconds for ten minutes.
const perCaller = { hits: 60, seconds: 600 };
const timeoutMs = 1000;
const maxClients = 10_000;

/** Counts within this process, for as long as the back end cannot. Exported for its test. */
export class OwnCount {
  private hits = new Map<string, number>();
  private windowStart = 0;

  /** Counts one attempt; true when it is allowed. */
  take(caller: string, now: number): boolean {
    if (now - this.windowStart > perCaller.seconds * 1000 || this.hits.size >= maxClients) {
      this.hits.clear();
      this.windowStart = now;
    }
    const hits = (this.hits.get(caller) ?? 0) + 1;
    this.hits.set(caller, hits);
    return hits <= perCaller.hits;
  }
}

const own = new OwnCount();

/**
 * True when the caller may have another document. A back end that is down or slow refuses nobody: this process then
 * counts alone.
 */
export async function mayCreateDocument(): Promise<boolean> {
  const caller = rateLimitNetwork(await clientIp());
  const counted = takeRateLimit('plan-document', caller, perCaller).catch((error: unknown) => {
    log.warn({ err: error }, 'plan documents are counted by this process alone');
    return null;
  });
  const wait = await Promise.race([counted, sleep(timeoutMs, null, { ref: false })]);
  return wait === null ? own.take(caller, Date.now()) : wait === 0;
}
