import 'server-only';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/observability/log';
import { deliverMail } from './deliver-mail';
import { type ClaimedMail, claimMails, type MailComposersByKind } from './mail-queue';
import { maxSendAttemptMs } from './smtp';
import { recordHeartbeat } from './worker-heartbeat';

const slots = 4;
// Longer than any attempt takes, with a minute to compose the email.
const leaseSeconds = maxSendAttemptMs / 1000 + 60;
const idleMs = 1000;
const maxPauseMs = 5000;
const farewellMs = 5000;

/** A running worker. */
export type MailWorker = {
  /** Claims no further emails, waits for those being sent (a few seconds at most), and resolves. */
  stop: () => Promise<void>;
};

/** Sends what is due until it is stopped. Any number of workers may run at once, in one process or in many. */
export function startMailWorker(composers: MailComposersByKind): MailWorker {
  const alarm = new InterruptibleSleep();
  const active = new Set<Promise<void>>();
  const farewell = new AbortController();
  let stopping = false;
  // The database's doubling back-off starts at 200 ms, less than the polling interval of the idle worker.
  let retryInMs = idleMs;

  function start(mail: ClaimedMail) {
    const task = deliverMail(mail, composers, farewell.signal)
      .then((status) => {
        if (status === 'queued') retryInMs = Math.min(retryInMs, 200 * 2 ** Math.min(mail.attempts - 1, 10));
      })
      .finally(() => {
        active.delete(task);
        alarm.ring();
      });
    active.add(task);
  }

  async function run() {
    let outageMs = 0;
    while (!stopping) {
      recordHeartbeat();
      const free = slots - active.size;
      let pauseMs = idleMs;
      try {
        const claimed = free > 0 ? await claimMails(free, leaseSeconds) : [];
        if (outageMs > 0) log.info('mail worker: the back end answers again');
        outageMs = 0;
        for (const mail of claimed) start(mail);
        // Three calls of the back end and the rendering of each email would take half of what visitors' forms need.
        if (claimed.length > 0) await waitForIdleEventLoop(() => stopping);
        pauseMs = retryInMs;
        retryInMs = idleMs;
      } catch (error) {
        if (outageMs === 0) log.warn({ err: error }, 'mail worker waits for the back end');
        outageMs = Math.min(Math.max(outageMs * 2, idleMs), maxPauseMs);
        pauseMs = outageMs;
      }
      if (!stopping) await alarm.wait(pauseMs);
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping = true;
      alarm.ring();
      await running;
      const timer = setTimeout(() => farewell.abort(), farewellMs);
      await Promise.all(active);
      clearTimeout(timer);
    },
  };
}

/**
 * Sends what is due now and resolves with how many emails were accepted; for schedulers. Throws when the back end
 * cannot be reached.
 */
export async function sendDueMailsAndCount(composers: MailComposersByKind): Promise<number> {
  const leaseEnd = AbortSignal.timeout(leaseSeconds * 1000);
  let sent = 0;
  for (;;) {
    const claimed = await claimMails(slots, leaseSeconds);
    if (claimed.length === 0) return sent;
    const results = await Promise.all(claimed.map((mail) => deliverMail(mail, composers, leaseEnd)));
    sent += results.filter((status) => status === 'sent').length;
  }
}

/**
 * A wait that ends after a time or when somebody rings, whichever comes first. A ring outside a wait ends the next one
 * at once.
 */
class InterruptibleSleep {
  #rung = false;
  #wake: (() => void) | null = null;

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  async wait(ms: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#wake = null;
    this.#rung = false;
  }
}

const busyAbove = 0.8;
const sampleMs = 100;
const maxBusyWaitMs = 500;

/**
 * Resolves when requests have left the event loop time to spare, after half a second at the latest, or when `isOver`.
 * An email can wait; whoever has just sent a form cannot.
 */
export async function waitForIdleEventLoop(isOver: () => boolean): Promise<void> {
  for (let waited = 0; waited < maxBusyWaitMs && !isOver(); waited += sampleMs) {
    const before = performance.eventLoopUtilization();
    await sleep(sampleMs);
    if (performance.eventLoopUtilization(before).utilization < busyAbove) return;
  }
}
