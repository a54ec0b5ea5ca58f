import pino from 'pino';
import { createLogOptions } from '@/lib/observability/log-options';

const halfMinuteMs = 30_000;

/** What this process requests from itself; the request log leaves it out while it works. */
export const slotOverridesPollPath = '/api/revalidate?except=stores';

/**
 * Makes this process check, now and every half minute, which uploaded images are assigned to the slots of its pages: a
 * process's knowledge ends with it, and another process may have changed them. It sends itself an HTTP request, because
 * Next can invalidate pages only while handling one. Returns a function that stops it.
 */
export function startSlotOverridesPolling(site: string, secretKey: string, everyMs = halfMinuteMs): () => void {
  const headers = { authorization: `Bearer ${secretKey}` };
  let hasFailed = false;
  const poll = async () => {
    const response = await fetch(`${site}${slotOverridesPollPath}`, { method: 'POST', headers }).catch(() => null);
    const failed = response?.status !== 204;
    // Once per outage; the next check comes anyway.
    if (failed && !hasFailed)
      pino(createLogOptions()).warn({ status: response?.status }, 'pictures of slots not looked for');
    hasFailed = failed;
  };
  void poll();
  const timer = setInterval(poll, everyMs).unref();
  return () => clearInterval(timer);
}
