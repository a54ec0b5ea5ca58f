import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { readClientIp, toRateLimitNetwork } from '@/lib/http/client-ip';
import { log } from '@/lib/observability/log';
import { consumeRateLimit } from '@/lib/supabase/rate-limit';

// A household or an office behind one IP address prints a few plans; nobody prints one every ten seconds for ten
// minutes.
const perClient = { hits: 60, seconds: 600 };
const timeoutMs = 1000;
const maxClients = 10_000;

/** Counts within this process, for as long as the back end cannot. Exported for its test. */
export class ProcessRateLimiter {
  private hits = new Map<string, number>();
  private windowStart = 0;

  /** Counts one attempt; true when it is allowed. */
  take(clientNetwork: string, now: number): boolean {
    if (now - this.windowStart > perClient.seconds * 1000 || this.hits.size >= maxClients) {
      this.hits.clear();
      this.windowStart = now;
    }
    const hits = (this.hits.get(clientNetwork) ?? 0) + 1;
    this.hits.set(clientNetwork, hits);
    return hits <= perClient.hits;
  }
}

const processCounter = new ProcessRateLimiter();

/**
 * Counts one document for the network of the client; true when it is within the limit. While the back end is down or
 * slow, this process counts alone.
 */
export async function consumeDocumentLimit(): Promise<boolean> {
  const clientNetwork = toRateLimitNetwork(await readClientIp());
  const counted = consumeRateLimit('plan-document', clientNetwork, perClient).catch((error: unknown) => {
    log.warn({ err: error }, 'plan documents are counted by this process alone');
    return null;
  });
  const wait = await Promise.race([counted, sleep(timeoutMs, null, { ref: false })]);
  return wait === null ? processCounter.take(clientNetwork, Date.now()) : wait === 0;
}
