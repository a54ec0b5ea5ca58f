import 'server-only';
import { log } from '@/lib/observability/log';
import { recordConsentTexts } from './consent-texts';
import { applyRetention, ImplausibleClockError } from './retention';

const dayMs = 86_400_000;
const retryMs = 60_000;
// A clock is set soon after the start, or by somebody who has read the log.
const clockRetryMs = 3_600_000;

/**
 * Records the consent texts and deletes what is due, now and once a day. Several processes may do it: the second finds
 * nothing left. Retries every minute while the back end is unreachable, and every hour while the clock is implausible.
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
      if (error instanceof ImplausibleClockError) {
        log.error(`retention: ${error.message}`);
        nextMs = clockRetryMs;
      } else {
        log.warn({ err: error }, 'retention waits for the back end');
        nextMs = retryMs;
      }
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
