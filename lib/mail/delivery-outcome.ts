import type { Logger } from 'pino';
import { getProcessGlobal } from '@/lib/process-global';
import type { Database } from '@/lib/supabase/database.types';

/**
 * Why an email was not accepted although its recipient may well exist: somebody has to look, and the email is tried
 * again.
 */
export type ResolvableDeliveryProblem = NonNullable<Database['public']['Tables']['outbox']['Row']['problem']>;

/**
 * What follows from a failed attempt: `failed` is final, `retry` is tried again with growing pauses, and `doubtful` may
 * have been accepted, so it is tried again a few times only, hours apart.
 */
export type FailedDeliveryOutcome = {
  outcome: 'failed' | 'retry' | 'doubtful';
  problem: ResolvableDeliveryProblem | null;
};

/** An error of nodemailer, or of `sendOverSmtp`. */
export type SmtpError = Error & {
  code?: string;
  /** The code of the system, where nodemailer has one of its own. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
  response?: string;
  /** The whole email had been sent and no reply came. */
  inDoubt?: boolean;
};

// RFC 3463 and its registry: mailbox, domain or syntax wrong, mailbox moved, null MX.
const noSuchRecipient = /^5\.1\.(1|2|3|6|10)$/;
const noSuchRecipientText =
  /\b(user|mailbox|recipient|address|account|alias)\b[^.;]{0,60}\b(unknown|not found|does(n't| not) exist|no longer (exists|valid)|invalid)|\b(unknown|no such|invalid|non-?existent|nonexistent) (local )?(user|mailbox|recipient|address|account|person)|\bnot a (valid|known) (user|mailbox|recipient)\b|no mailbox (here )?by that name/i;

// Servers use the same codes for different errors, so the text of the reply decides first.
const spoken: [ResolvableDeliveryProblem, RegExp][] = [
  ['relay', /\brelay(ing)?\b|not permitted to (send|relay)|\bauthentication (is )?required\b|must authenticate/i],
  [
    'full',
    /mailbox (is )?(full|over)|over ?quota|quota (exceeded|is full)|insufficient (system )?storage|out of (disk )?space/i,
  ],
  ['rate', /too (many|fast|much)|rate ?limit|throttl|exceeded .{0,40}(limit|rate)|limit .{0,20}exceeded|slow down/i],
  [
    'policy',
    /spam|block(ed|list)|blacklist|denylist|\b(rbl|dnsbl|spf|dkim|dmarc|reputation|greylist(ed|ing)?|policy|banned|virus)\b|spamhaus|listed (in|at|by)/i,
  ],
  ['sender', /\bsender\b|\breturn[- ]path\b|\bfrom address\b|\bmail from\b/i],
];

// By subject and detail of an enhanced code, after its class.
const coded: [ResolvableDeliveryProblem, RegExp][] = [
  ['sender', /^1\.[78]$/],
  ['full', /^(2\.2|3\.1)$/],
  ['content', /^(2\.3|3\.4|6\.\d+)$/],
  ['rate', /^(4\.[45]|7\.28)$/],
  ['login', /^7\.([89]|1[1-4])$/],
  ['policy', /^7\.\d+$/],
];

/** The enhanced status code of a reply (RFC 2034), such as `5.1.1`; null without one. */
export function extractEnhancedStatusCode(response: string): string | null {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;
}

function isConnectionProblem(code: string): boolean {
  return /^(ECONNECTION|ETIMEDOUT|EDNS|ESOCKET|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EABORTED)$/.test(
    code,
  );
}

function problemOf(
  { code = '', command = '', response = '', ...rest }: SmtpError,
  enhanced: string | null,
): ResolvableDeliveryProblem {
  if (code === 'EAUTH' || /^AUTH\b/.test(command)) return 'login';
  if (code === 'ETLS' || command === 'STARTTLS' || /CERT|SSL|TLS/.test(rest.originalCode ?? '')) return 'tls';
  const matched = spoken.find(([, pattern]) => pattern.test(response));
  if (matched) return matched[0];
  if (command === 'MAIL FROM' && code === 'EENVELOPE') return 'sender';
  const known = enhanced && coded.find(([, pattern]) => pattern.test(enhanced.slice(2)));
  if (known) return known[0];
  if (/^552/.test(response) || (code === 'EMESSAGE' && !response)) return 'content';
  return isConnectionProblem(code) && !response ? 'unreachable' : 'other';
}

/**
 * What follows from an error of an attempt. Only a reply that the recipient does not exist is final, and an address
 * that cannot be sent at all; any other rejection is about our configuration, the server's opinion of us or its state,
 * which somebody can change.
 */
export function classifyFailedDelivery(error: unknown): FailedDeliveryOutcome {
  const smtp = error as SmtpError;
  const { code = '', command = '', response = '', inDoubt } = smtp;
  if (inDoubt) return { outcome: 'doubtful', problem: null };
  // An address that cannot be written into the dialogue, or that this server cannot handle.
  if ((code === 'EENVELOPE' && command === 'API') || code === 'ESMTPUTF8') return { outcome: 'failed', problem: null };
  const enhanced = extractEnhancedStatusCode(response);
  const problem = problemOf(smtp, enhanced);
  const aboutRecipient = /^55\d/.test(response) && (command === 'RCPT TO' || command === 'DATA');
  const missing = enhanced
    ? noSuchRecipient.test(enhanced) || (/^5\.(0\.0|4\.1)$/.test(enhanced) && noSuchRecipientText.test(response))
    : noSuchRecipientText.test(response);
  // A reply that names another reason as well ("relay access denied: unknown user") is not final.
  const otherReason = problem !== 'other' && problem !== 'content' && !(enhanced && problem === 'sender');
  if (aboutRecipient && missing && !otherReason) return { outcome: 'failed', problem: null };
  return { outcome: 'retry', problem };
}

// One line per problem in ten minutes, however many emails it holds up: an alarm that rings for each of them is
// switched off.
const alarmPauseMs = 600_000;
const alarms = getProcessGlobal('mail-alarms', () => new Map<ResolvableDeliveryProblem, number>());

/**
 * Logs, at the level that alerts operators, that the mail server refuses emails for a reason that somebody can remove.
 */
export function logResolvableDeliveryProblem(
  log: Pick<Logger, 'error'>,
  problem: ResolvableDeliveryProblem,
  responseCode: number | undefined,
): void {
  const now = performance.now();
  if (now - (alarms.get(problem) ?? Number.NEGATIVE_INFINITY) < alarmPauseMs) return;
  alarms.set(problem, now);
  log.error({ problem, responseCode }, 'the mail server refuses emails that are worth sending: see /admin/outbox');
}
