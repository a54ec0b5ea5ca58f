import pino from 'pino';
import { logOptions } from '@/lib/log-options';

const halfMinuteMs = 30_000;

/** What this process asks itself; the request log leaves it out while it works. */
export const revalidateAddress = '/api/revalidate?except=stores';

/**
 * Has this process look, now and every half minute, which uploaded pictures stand in the slots of its pages: what a process knows of them ends with it,
 * and another one may have changed them. It asks itself over HTTP, because only in an answer can Next declare pages outdated. Returns what ends it.
 */
export function watchPictures(site: string, secretKey: string, everyMs = halfMinuteMs): () => void {
  const headers = { authorization: `Bearer ${secretKey}` };
  let failing = false;
  const look = async () => {
    const answer = await fetch(`${site}${revalidateAddress}`, { method: 'POST', headers }).catch(() => null);
    const failed = answer?.status !== 204;
    // Once for each outage; it looks again anyway.
    if (failed && !failing) pino(logOptions()).warn({ status: answer?.status }, 'pictures of slots not looked for');
    failing = failed;
  };
  void look();
  const timer = setInterval(look, everyMs).unref();
  return () => clearInterval(timer);
}
