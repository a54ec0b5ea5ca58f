import 'server-only';
import { readEnvironmentVariable } from '@/lib/config/env';
import { findConfiguredSiteUrlError } from '@/lib/config/site-url-check';
import { startMailWorker } from '@/lib/mail/mail-worker';
import { log } from '@/lib/observability/log';
import { startRetentionJob } from '@/lib/privacy/retention-job';
import { mailComposersByKind } from '@/server/mail-composer-registry';
import { getBackgroundWork } from '@/server/stop-background-work';
import { waitUntilLauncherReportsBackend } from '@/server/wait-until-launcher-reports-backend';

type End = () => Promise<void>;

function startMails(): End {
  let stopped = false;
  let stop: End = async () => {};
  void waitUntilLauncherReportsBackend().then(() => {
    if (stopped) return;
    const worker = startMailWorker(mailComposersByKind);
    const daily = startRetentionJob();
    stop = async () => {
      daily.stop();
      await worker.stop();
      log.info('mail worker stopped');
    };
  });
  return () => {
    stopped = true;
    return stop();
  };
}

/** An unreachable collector must not prevent the process from exiting. */
async function startTraces(): Promise<End> {
  const { startTelemetry } = await import('@/lib/observability/telemetry/start');
  const end = startTelemetry();
  return () => end().catch((error: Error) => log.warn({ err: error }, 'last traces not sent'));
}

/**
 * Starts the mail worker, daily clean-up and traces of this process, once, as configured, and stops them when the
 * process is to stop.
 */
export async function startBackgroundWork(): Promise<void> {
  // The development server reloads this file after a change.
  const work = getBackgroundWork();
  if (work.stop) return;
  const ends: End[] = [];
  let ended: Promise<void> | undefined;
  const end: End = () => {
    ended ??= Promise.all(ends.map((one) => one())).then(() => undefined);
    return ended;
  };
  // Our server waits for this before it exits; `next start` does not know it, so the signals are handled here too.
  work.stop = end;
  // Where our own server does not start the site, nothing has rejected it.
  const problem = findConfiguredSiteUrlError();
  if (problem) log.warn({ problem }, 'the URL of the site is not right');
  if (readEnvironmentVariable('MAIL_WORKER') === 'on') ends.push(startMails());
  if (readEnvironmentVariable('OTEL_EXPORTER_OTLP_ENDPOINT')) ends.push(await startTraces());
  process.once('SIGTERM', () => void end());
  // A listener for an interrupt keeps the process alive, so the signal is sent again.
  process.once('SIGINT', () => void end().then(() => process.kill(process.pid, 'SIGTERM')));
}
