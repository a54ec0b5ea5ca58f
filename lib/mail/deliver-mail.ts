import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { runWithRequestId } from '@/lib/http/request-id-context';
import { log } from '@/lib/observability/log';
import { classifyFailedDelivery, logResolvableDeliveryProblem, type SmtpError } from './delivery-outcome';
import {
  type ClaimedMail,
  type DeliveryAttemptResult,
  type MailComposersByKind,
  recordMailAttempt,
} from './mail-queue';
import { sendMail } from './send-mail';

const firstPauseMs = 200;
const maxPauseMs = 5000;

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

async function deliverAndRecord(mail: ClaimedMail, composers: MailComposersByKind, signal: AbortSignal) {
  const attempt = await deliverOnce(mail, composers, signal);
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
    try {
      const status = await recordMailAttempt(mail, attempt);
      if (status === 'sent') log.info({ mail: mail.id, kind: mail.kind }, 'mail sent');
      if (status === 'failed') log.error({ mail: mail.id, kind: mail.kind }, 'mail given up');
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
