import 'server-only';
import { mailWorkerState } from '@/lib/mail/heartbeat';
import { pingBackEnd } from '@/lib/supabase/ping';
import { log } from '../log';
import { diskSpace } from './disk-space';

/** The state of what this process needs; parts that are `off` or `unused` are not needed here. */
export type Parts = Record<'backEnd' | 'mailWorker' | 'disk', 'ok' | 'failed' | 'off' | 'unused'>;

const timeoutMs = 2000;
const freshMs = 1000;

async function checkParts(): Promise<Parts> {
  const [backEnd, disk] = await Promise.all([backEndState(), withinPatience(diskSpace())]);
  return { backEnd, mailWorker: mailWorkerState(), disk };
}

let hasResponse = true;

async function backEndState(): Promise<'ok' | 'failed'> {
  try {
    await pingBackEnd(timeoutMs);
    hasResponse = true;
    return 'ok';
  } catch (error) {
    // Once per outage: monitors ask every few seconds.
    if (hasResponse) log.warn({ err: error }, 'health: the back end does not answer');
    hasResponse = false;
    return 'failed';
  }
}

/** A disk that hangs does not reject the promise. */
function withinPatience(state: ReturnType<typeof diskSpace>): ReturnType<typeof diskSpace> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('failed'), timeoutMs);
    void state.then(resolve).finally(() => clearTimeout(timer));
  });
}

let last: { at: number; parts: Promise<Parts> } | undefined;

/** The current state of the parts, at most a second old, so that many checks cost the back end one; responds within two seconds and never throws. */
export async function readiness(): Promise<{ ready: boolean; parts: Parts }> {
  const now = performance.now();
  if (!last || now - last.at > freshMs) last = { at: now, parts: checkParts() };
  const parts = await last.parts;
  return { ready: !Object.values(parts).includes('failed'), parts };
}
