import 'server-only';
import { log } from '@/lib/observability/log';
import { recordConsentTexts } from './consent-texts';
import { applyRetention } from './retention';

const dayMs = 86_400_000;
const retryMs = 60_000;

/**
 * Records the consent texts and deletes what is due, now and once a day. Several processes may do it: the second finds
 * nothing left. Retries every minute while the back end is unreachable.
 */
export function startRetentionJob(): { stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  async function run() {
    let nextMs = dayMs;
    try {
      await recordConsentTexts();
      log.info({ deleted: await applyRetention() }, 'retention applied');
    } catch (error) {
      log.warn({ err: error }, 'retention waits for the back end');
      nextMs = retryMs;
    }
    // Nothing depends on this timer: it must not prevent a process from exiting.
    if (!stopped) timer = setTimeout(run, nextMs).unref();
  }
  void run();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
