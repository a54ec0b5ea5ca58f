import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { classifyFailedDelivery, logResolvableDeliveryProblem, type SmtpError } from '@/lib/mail/delivery-outcome';
import { type MailMessage, sendMail } from '@/lib/mail/send-mail';

/** An email whose code or link is only in it and, as a hash, in the database: it never waits in the outbox. */
export type ExpiringAuthMail = {
  message: MailMessage;
  /** How long the email is worth sending, in milliseconds. */
  validMs: number;
  /** Makes its validity begin now; false once a newer email has replaced it or it is used. */
  renew: () => Promise<boolean>;
};

type Attempt = { next: 'done' } | { next: 'again' | 'given-up'; error: SmtpError };

// Five minutes is what most servers that greylist want; the last pause repeats.
const retryPausesMs = [2000, 5000, 15_000, 30_000, 60_000, 60_000, 120_000];

/** Delivers the emails of the auth server; `pausesMs` is for tests. */
export function createAuthMailDelivery(log: Logger, pausesMs: readonly number[] = retryPausesMs) {
  async function attempt(
    { message, validMs, renew }: ExpiringAuthMail,
    startedAt: number,
    retryInMs: number,
  ): Promise<Attempt> {
    try {
      if (await renew()) await sendMail(message);
      return { next: 'done' };
    } catch (thrown) {
      const error = thrown as SmtpError;
      const { code, responseCode } = error;
      const { outcome, problem } = classifyFailedDelivery(error);
      // In doubt it is not sent again: the pause would have to be hours, and whoever waits asks for another one.
      const again = outcome === 'retry' && performance.now() + retryInMs - startedAt < validMs;
      const details = { mail: message.id, code, responseCode, outcome, problem, ...(again && { retryInMs }) };
      log.warn(responseCode || code ? details : { ...details, err: error }, 'auth mail not sent');
      if (problem && (Number(responseCode) >= 500 || !again)) logResolvableDeliveryProblem(log, problem, responseCode);
      return { next: again ? 'again' : 'given-up', error };
    }
  }

  const pauseMs = (attempts: number) => pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? 0;

  async function retry(mail: ExpiringAuthMail, startedAt: number): Promise<void> {
    for (let attempts = 2; ; attempts += 1) {
      // Does not keep a process alive that is to stop: the requester asks again.
      await sleep(pauseMs(attempts - 1), undefined, { ref: false });
      if ((await attempt(mail, startedAt, pauseMs(attempts))).next !== 'again') return;
    }
  }

  return {
    /** Sends an email that nobody waits for, again while the server refuses it for a reason that may pass. */
    async deliver(mail: ExpiringAuthMail): Promise<void> {
      const startedAt = performance.now();
      if ((await attempt(mail, startedAt, pauseMs(1))).next === 'again') await retry(mail, startedAt);
    },
    /**
     * Sends an email while its requester waits. Resolves once the server has accepted it, or has deferred it, as
     * greylisting does, and it will be sent again; rejects with an `SmtpError` otherwise.
     */
    async deliverWhileWaiting(mail: ExpiringAuthMail): Promise<void> {
      const startedAt = performance.now();
      const first = await attempt(mail, startedAt, pauseMs(1));
      if (first.next === 'done') return;
      const deferred = Math.floor(Number(first.error.responseCode) / 100) === 4;
      if (first.next === 'given-up' || !deferred) throw first.error;
      void retry(mail, startedAt);
    },
  };
}
