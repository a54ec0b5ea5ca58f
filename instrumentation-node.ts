import 'server-only';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { startMailWorker } from '@/lib/mail/worker';
import { startDaily } from '@/lib/privacy/daily';
import { twoAddresses } from '@/lib/site-address';
import { mailKinds } from '@/mail-kinds';

const key = Symbol.for('site.background-work');
const shared = globalThis as { [key]?: () => Promise<void> };

type End = () => Promise<void>;

function startMails(): End {
  const worker = startMailWorker(mailKinds);
  const daily = startDaily();
  return async () => {
    daily.stop();
    await worker.stop();
    log.info('mail worker stopped');
  };
}

/** A collector that is away must not keep the process from ending. */
async function startTraces(): Promise<End> {
  const { startTelemetry } = await import('@/lib/telemetry/start');
  const end = startTelemetry();
  return () => end().catch((error: Error) => log.warn({ err: error }, 'last traces not sent'));
}

/** Starts mail worker, daily clean-up and traces of this process, once, as its settings ask for, and ends them when the process is asked to end. */
export async function startBackgroundWork(): Promise<void> {
  // The development server loads this file anew after a change.
  if (shared[key]) return;
  const ends: End[] = [];
  let ended: Promise<void> | undefined;
  const end: End = () => {
    ended ??= Promise.all(ends.map((one) => one())).then(() => undefined);
    return ended;
  };
  // The server waits for this before it exits; `next start` knows nothing of it, so the signals are heard here too.
  shared[key] = end;
  const addresses = twoAddresses();
  if (addresses) log.warn(addresses, 'pages and site map name another address than SITE_URL: content/brand.json');
  if (env('MAIL_WORKER') === 'on') ends.push(startMails());
  if (env('OTEL_EXPORTER_OTLP_ENDPOINT')) ends.push(await startTraces());
  process.once('SIGTERM', () => void end());
  // Whoever listens to an interrupt keeps the process alive, so it is passed on.
  process.once('SIGINT', () => void end().then(() => process.kill(process.pid, 'SIGTERM')));
}
