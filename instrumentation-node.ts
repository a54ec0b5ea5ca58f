import 'server-only';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { startMailWorker } from '@/lib/mail/worker';
import { consentVersion } from '@/lib/newsletter/schema';
import { startDaily } from '@/lib/privacy/daily';
import { mailKinds } from '@/mail-kinds';

const key = Symbol.for('site.background-work');
const shared = globalThis as { [key]?: () => Promise<void> };

/** Starts the mail worker and the daily clean-up of this process, once, and ends them when the process is asked to end. */
export function startBackgroundWork(): void {
  // The development server loads this file anew after a change.
  if (shared[key] || env('MAIL_WORKER') === 'off') return;
  const worker = startMailWorker(mailKinds);
  const daily = startDaily(consentVersion);
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= worker.stop().then(() => log.info('mail worker stopped'));
    daily.stop();
    return ended;
  };
  // The server waits for this before it exits; `next start` knows nothing of it, so the signals are heard here too.
  shared[key] = end;
  process.once('SIGTERM', () => void end());
  // Whoever listens to an interrupt keeps the process alive, so it is passed on.
  process.once('SIGINT', () => void end().then(() => process.kill(process.pid, 'SIGTERM')));
}
