import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/log';
import { type ClaimedMail, type Composers, finishMail, type Outcome } from './outbox';
import { sendMail } from './transport';

type SmtpError = Error & { code?: string; responseCode?: number; command?: string; response?: string };

const firstPauseMs = 200;
const longestPauseMs = 5000;

/**
 * True when the server has refused this recipient or this content for good. A refused sign-in or sender is our own configuration, which
 * somebody will correct: that is tried again.
 */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0, command = '' } = error as SmtpError;
  // An address that cannot be put into the dialogue at all never reaches the server.
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
}

// For staff, who see the recipient anyway. It never goes to the log: servers quote addresses in their answers.
function reasonOf(error: unknown): string {
  const { code, command, response, message } = error as SmtpError;
  return [code, command, response ?? message].filter(Boolean).join(' ').slice(0, 500);
}

async function attempt(mail: ClaimedMail, composers: Composers): Promise<{ outcome: Outcome; reason?: string }> {
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
    // An answer of the mail server is nobody's mistake here; anything else has a place in our code.
    log.warn(responseCode || code ? what : { ...what, err: error }, 'mail not sent');
    return { outcome: isRefusal(error) ? 'failed' : 'retry', reason: reasonOf(error) };
  }
}

/**
 * Sends one claimed mail and notes what came of it; while the back end is away it keeps trying to note that, because a mail that was accepted and
 * not noted would go out twice. Returns the mail's status now: null when it was erased meanwhile, or when `signal` ended the wait.
 */
export async function deliver(mail: ClaimedMail, composers: Composers, signal: AbortSignal) {
  const { outcome, reason } = await attempt(mail, composers);
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
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
