import 'server-only';
import { getMailWorkerState } from '@/lib/mail/worker-heartbeat';
import { assertAuthHealthy } from '@/lib/supabase/auth-health';
import { type MailBacklogCounts, readMailBacklog } from '@/lib/supabase/mail-backlog';
import { log } from '../log';
import { checkDataFolder } from './data-folder';

/** The state of what this process needs; parts that are `off` or `unused` are not needed here. */
export type ReadinessStateByPart = Record<'backEnd' | 'mailWorker' | 'disk', 'ok' | 'failed' | 'off' | 'unused'>;

/** Whether this process works, its parts, and the emails that wait (null when the back end does not respond). */
export type HealthReport = { ready: boolean; parts: ReadinessStateByPart; mails: MailBacklogCounts | null };

const timeoutMs = 2000;
const freshMs = 1000;

async function checkParts(): Promise<HealthReport> {
  const [mails, disk] = await Promise.all([backlog(), withinTimeout(checkDataFolder())]);
  const parts: ReadinessStateByPart = { backEnd: mails ? 'ok' : 'failed', mailWorker: getMailWorkerState(), disk };
  return { ready: !Object.values(parts).includes('failed'), parts, mails };
}

let hasResponse = true;

async function backlog(): Promise<MailBacklogCounts | null> {
  try {
    // Both ways into the database: rows of the site, and accounts as a sign-in reads them.
    const [mails] = await Promise.all([readMailBacklog(timeoutMs), assertAuthHealthy(timeoutMs)]);
    hasResponse = true;
    return mails;
  } catch (error) {
    // Once per outage: monitors poll every few seconds.
    if (hasResponse) log.warn({ err: error }, 'health: the back end does not answer');
    hasResponse = false;
    return null;
  }
}

/** A disk that hangs does not reject the promise. */
function withinTimeout(state: ReturnType<typeof checkDataFolder>): ReturnType<typeof checkDataFolder> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('failed'), timeoutMs);
    void state.then(resolve).finally(() => clearTimeout(timer));
  });
}

let last: { at: number; health: Promise<HealthReport> } | undefined;

/**
 * The current state of the parts, at most a second old, so that many checks cost the back end one; responds within two
 * seconds and never throws.
 */
export async function checkReadiness(): Promise<HealthReport> {
  const now = performance.now();
  if (!last || now - last.at > freshMs) last = { at: now, health: checkParts() };
  return last.health;
}
