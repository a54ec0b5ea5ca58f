import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/observability/log';
import { type ClaimedMail, type DeliveryStatus, finishMail, type MailComposers } from './queue';
import { sendMail } from './transport';

type SmtpError = Error & { code?: string; responseCode?: number; command?: string; response?: string };

const firstPauseMs = 200;
const maxPauseMs = 5000;

/**
 * True when the server has permanently rejected this recipient or this content. A rejected login or sender is our own configuration, which
 * somebody will correct, so that is retried.
 */
export function isPermanentFailure(error: unknown): boolean {
  const { code, responseCode = 0, command = '' } = error as SmtpError;
  // An address that cannot be sent in the SMTP dialogue at all never reaches the server.
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
}

// For staff, who see the recipient anyway. It is never logged: servers quote addresses in their responses.
function reasonOf(error: unknown): string {
  const { code, command, response, message } = error as SmtpError;
  return [code, command, response ?? message].filter(Boolean).join(' ').slice(0, 500);
}

async function deliverOnce(
  mail: ClaimedMail,
  composers: MailComposers,
): Promise<{ outcome: DeliveryStatus; reason?: string }> {
  try {
    const compose = composers[mail.kind];
    if (!compose) throw new Error(`nothing here writes mails of the kind ${mail.kind}`);
    const message = await compose(mail);
    if (!message) return { outcome: 'cancelled', reason: 'no longer wanted' };
    await sendMail(message);
    return { outcome: 'sent' };
  } catch (error) {
    const { code, responseCode } = error as SmtpError;
    const what = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code, responseCode };
    // A response of the mail server or a system error is not a bug in our code; anything else is logged with its stack trace.
    log.warn(responseCode || code ? what : { ...what, err: error }, 'mail not sent');
    return { outcome: isPermanentFailure(error) ? 'failed' : 'retry', reason: reasonOf(error) };
  }
}

/**
 * Sends one claimed email and records the result; while the back end is unreachable it keeps trying to record it, because an email that was
 * accepted but not recorded would be sent twice. Returns the email's status: null when it was erased in the meantime, or when `signal`
 * ended the wait.
 */
export async function deliver(mail: ClaimedMail, composers: MailComposers, signal: AbortSignal) {
  const { outcome, reason } = await deliverOnce(mail, composers);
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
    try {
      const status = await finishMail(mail, outcome, reason);
      if (status === 'failed') log.error({ mail: mail.id, kind: mail.kind }, 'mail given up');
      return status;
    } catch (error) {
      if (signal.aborted) {
        log.error({ mail: mail.id, outcome, err: error }, 'what came of a mail could not be noted');
        return null;
      }
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
}
