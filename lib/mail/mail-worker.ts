import 'server-only';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { runWithRequestId } from '@/lib/http/request-id-context';
import { log } from '@/lib/observability/log';
import type { Database } from '@/lib/supabase/database.types';
import { createServiceClient } from '@/lib/supabase/service-client';
import { deleteMailFile } from './delete-mail-files';
import {
  classifyFailedDelivery,
  logResolvableDeliveryProblem,
  type ResolvableDeliveryProblem,
  type SmtpError,
} from './delivery-outcome';
import type { ClaimedMail, MailComposersByKind } from './mail-queue';
import { sendMail } from './send-mail';
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
        const claimed = free > 0 ? await claimMails(free) : [];
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
  let sent = 0;
  for (;;) {
    const leaseEnd = AbortSignal.timeout(leaseSeconds * 1000);
    const claimed = await claimMails(slots);
    if (claimed.length === 0) return sent;
    const results = await Promise.all(claimed.map((mail) => deliverMail(mail, composers, leaseEnd)));
    sent += results.filter((status) => status === 'sent').length;
  }
}

/** Claims up to `max` emails that are due. Throws when the back end cannot be reached. */
async function claimMails(max: number): Promise<ClaimedMail[]> {
  const { data, error } = await createServiceClient().rpc('claim_mails', {
    max_mails: max,
    lease_seconds: leaseSeconds,
  });
  if (error) throw new Error(`mails not claimed: ${error.code}`, { cause: error });
  return data;
}

/** The outcome of an attempt: `reason` is shown to staff, `problem` is what somebody has to solve. */
type DeliveryAttemptResult = {
  outcome: Database['public']['Functions']['finish_mail']['Args']['outcome'];
  reason?: string;
  problem?: ResolvableDeliveryProblem | null;
};

/**
 * Records the result of an attempt and returns the email's new status, null when it is gone. Throws when the back end
 * cannot be reached.
 */
async function recordMailAttempt({ id, lease }: ClaimedMail, attempt: DeliveryAttemptResult) {
  const { data, error } = await createServiceClient().rpc('finish_mail', { mail: id, lease, ...attempt });
  if (error) throw new Error(`mail not finished: ${error.code}`, { cause: error });
  return data;
}

const firstRecordPauseMs = 200;
const maxRecordPauseMs = 5000;

// For staff, who see the recipient anyway. It is never logged: servers quote addresses in their responses.
function reasonOf(error: unknown): string {
  const { code, command, response, message } = error as SmtpError;
  return [code, command, response ?? message].filter(Boolean).join(' ').slice(0, 500);
}

// About a quarter of an hour: longer than most servers are busy or greylist.
const attemptsBeforeAlarm = 12;

async function deliverOnce(
  mail: ClaimedMail,
  composers: MailComposersByKind,
  signal: AbortSignal,
): Promise<DeliveryAttemptResult> {
  try {
    const compose = composers[mail.kind];
    if (!compose) throw new Error(`nothing here writes mails of the kind ${mail.kind}`);
    const message = await compose(mail);
    if (!message) return { outcome: 'cancelled', reason: 'not needed any more' };
    await sendMail(message, signal);
    return { outcome: 'sent' };
  } catch (error) {
    const { code, responseCode } = error as SmtpError;
    const attempt = classifyFailedDelivery(error);
    const what = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code, responseCode, ...attempt };
    // A response of the mail server or a system error is not a bug in our code; anything else is logged with its stack
    // trace.
    log.warn(responseCode || code ? what : { ...what, err: error }, 'mail not sent');
    if (attempt.problem && (Number(responseCode) >= 500 || mail.attempts >= attemptsBeforeAlarm))
      logResolvableDeliveryProblem(log, attempt.problem, responseCode);
    return { ...attempt, reason: reasonOf(error) };
  }
}

/**
 * Sends one claimed email and records the result; while the back end is unreachable it retries to record it, because an
 * email that was accepted but not recorded would be sent twice. `signal` ends the attempt and the wait. Returns the
 * email's status: null when it was erased in the meantime, or when the result could not be recorded. What is logged
 * about it has the id of the request that queued it.
 */
export function deliverMail(mail: ClaimedMail, composers: MailComposersByKind, signal: AbortSignal) {
  const run = () => deliverAndRecord(mail, composers, signal);
  return mail.request_id ? runWithRequestId(mail.request_id, run) : run();
}

/**
 * The email was deleted while it was being sent, by an erasure, which deletes the files to and about the person before
 * this one is written, or with the row that it is about when its retention period ended.
 */
async function deleteFileOfErasedMail(id: string): Promise<void> {
  try {
    await deleteMailFile(id);
  } catch (error) {
    log.error({ mail: id, err: error }, 'the file of an erased mail remains in the outbox folder');
  }
}

async function deliverAndRecord(mail: ClaimedMail, composers: MailComposersByKind, signal: AbortSignal) {
  const attempt = await deliverOnce(mail, composers, signal);
  for (let pause = firstRecordPauseMs; ; pause = Math.min(pause * 2, maxRecordPauseMs)) {
    try {
      const status = await recordMailAttempt(mail, attempt);
      if (status === 'sent') log.info({ mail: mail.id, kind: mail.kind }, 'mail sent');
      if (status === 'failed') log.error({ mail: mail.id, kind: mail.kind }, 'mail given up');
      if (status === null && attempt.outcome === 'sent') await deleteFileOfErasedMail(mail.id);
      return status;
    } catch (error) {
      if (signal.aborted) {
        log.error({ mail: mail.id, outcome: attempt.outcome, err: error }, 'what came of a mail could not be noted');
        return null;
      }
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
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
