// No 'server-only' here: scripts and the embedded back end send email too. node:fs excludes it from browsers.
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { domainToASCII } from 'node:url';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { brand } from '@/lib/config/brand';
import { readEnvironmentVariable } from '@/lib/config/env';
import { sendOverSmtp } from './smtp';

/** One email, ready to be handed to a transport. */
export type MailMessage = {
  /**
   * A UUID that stays the same over retries; the Message-ID is made from it, so that a duplicate delivery can be
   * recognised.
   */
  id: string;
  /** One bare address, never a list. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** BCP 47 tag of the text's language. */
  language?: string;
  /** One bare address. */
  replyTo?: string;
  /** A person wrote it: it is not marked as automatic, so that absence notices and helpdesks treat it as a letter. */
  isWrittenByPerson?: boolean;
  /** URL of a route that unsubscribes on POST without sign-in (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

// Line breaks end a header; the other control characters and the direction marks only mislead its reader.
const unsafeInHeader = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as one line of a header: no control characters, no direction overrides, at most `max` characters. */
export function sanitizeMailHeaderText(text: string, max = 200): string {
  const line = text.replace(unsafeInHeader, ' ').replace(/ {2,}/g, ' ').trim();
  const points = [...line];
  return points.length > max ? `${points.slice(0, max - 1).join('')}…` : line;
}

/** Where emails are written as files when no SMTP server is configured. */
export function outboxFolder(): string {
  return path.resolve(readEnvironmentVariable('DATA_DIR'), 'outbox');
}

/** The sender of every email: MAIL_FROM, otherwise the brand's own address. */
function sender(): { name: string; address: string } {
  return {
    name: sanitizeMailHeaderText(brand.name),
    address: encodeEmailDomain(readEnvironmentVariable('MAIL_FROM') ?? brand.email),
  };
}

/**
 * The address with its domain in the form that goes over the wire: registries compare domains as browsers do (UTS 46),
 * which also turns decomposed letters, full-width letters and the ideographic full stop into what was registered.
 */
export function encodeEmailDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${email.slice(0, at)}@${domainToASCII(domain) || domain}`.normalize('NFC');
}

function options(message: MailMessage, date: Date): SendMailOptions {
  const { address: from } = sender();
  const domain = domainToASCII(from.slice(from.lastIndexOf('@') + 1));
  const unsubscribe = message.unsubscribeUrl && {
    'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return {
    from: sender(),
    // Objects, because strings are parsed as lists: a comma in an address would add a recipient.
    to: { name: '', address: encodeEmailDomain(message.to) },
    replyTo: message.replyTo ? { name: '', address: encodeEmailDomain(message.replyTo) } : undefined,
    subject: sanitizeMailHeaderText(message.subject),
    html: message.html,
    text: message.text,
    date,
    messageId: `<${message.id}@${domain}>`,
    headers: {
      // Suppresses out-of-office replies (RFC 3834); Exchange only knows its own header.
      ...(!message.isWrittenByPerson && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      ...(message.language && { 'Content-Language': message.language }),
      ...unsubscribe,
    },
    attachments: message.attachments,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The email as bytes, with the addresses of its envelope. */
async function compose(mail: SendMailOptions) {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message, envelope } = await composer.sendMail(mail);
  return { content: message as Buffer, from: String(envelope.from), to: String(envelope.to[0]) };
}

// Written to a temporary file, synced and renamed: somebody listing the folder never sees half an email, and a retry
// replaces the same file.
async function writeEml(id: string, content: Buffer): Promise<void> {
  const folder = outboxFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `.${id}.${randomBytes(4).toString('hex')}`);
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path.join(folder, `${id}.eml`));
  } finally {
    await rm(draft, { force: true });
  }
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

/**
 * Hands one email to the SMTP server of SMTP_URL, or writes it as `{id}.eml` to the outbox folder when there is none.
 * Resolves once it has been accepted; rejects with an `SmtpError` otherwise (see `classifyFailedDelivery`). `signal`
 * ends an attempt over SMTP early.
 */
export async function sendMail(message: MailMessage, signal?: AbortSignal): Promise<void> {
  const url = readEnvironmentVariable('SMTP_URL');
  if (!url) {
    const { content } = await compose(options(message, new Date()));
    return writeEml(message.id, content);
  }
  // Many servers reject such a header without SMTPUTF8, which is about the recipient's address; the email contains the
  // address anyway.
  const replyTo = message.replyTo && isAscii(encodeEmailDomain(message.replyTo)) ? message.replyTo : undefined;
  await sendOverSmtp(url, await compose(options({ ...message, replyTo }, new Date())), signal);
}
