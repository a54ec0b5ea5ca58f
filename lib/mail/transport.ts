// No 'server-only' here: scripts and the embedded back end send email too. node:fs keeps it out of browsers.
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { headerText, type MailMessage } from './message';

let smtp: { url: string; transporter: Transporter } | undefined;

function smtpTransporter(url: string): Transporter {
  if (smtp?.url !== url) {
    smtp?.transporter.close();
    // Retries are handled by the outbox row: a silent server must not hold an email for ten minutes, nor may the pool resend it by itself.
    const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, maxRequeues: 0 };
    smtp = { url, transporter: createTransport({ url, pool: true, maxConnections: 4, ...limits }) };
  }
  return smtp.transporter;
}

/** Where emails are written as files when no SMTP server is configured. */
export function outboxFolder(): string {
  return path.resolve(env('DATA_DIR'), 'outbox');
}

/** The sender of every email: MAIL_FROM, otherwise the brand's own address. */
function senderAddress(): { name: string; address: string } {
  return { name: headerText(brand.name), address: env('MAIL_FROM') ?? brand.email };
}

function options(message: MailMessage, date: Date): SendMailOptions {
  const { address } = senderAddress();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const unsubscribe = message.unsubscribeUrl && {
    'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return {
    from: senderAddress(),
    // Objects, because strings are parsed as lists: a comma in an address would add a recipient.
    to: { name: '', address: message.to },
    replyTo: message.replyTo ? { name: '', address: message.replyTo } : undefined,
    subject: headerText(message.subject),
    html: message.html,
    text: message.text,
    date,
    messageId: `<${message.id}@${domain}>`,
    headers: {
      // Suppresses out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      ...(message.language && { 'Content-Language': message.language }),
      ...unsubscribe,
    },
    attachments: message.attachments,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

// Written to a temporary file, synced and renamed: somebody listing the folder never sees half an email, and a retry replaces the same file.
async function writeEml(message: MailMessage, mail: SendMailOptions): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: content } = await composer.sendMail(mail);
  const folder = outboxFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `.${message.id}.${randomBytes(4).toString('hex')}`);
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(content as Buffer);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path.join(folder, `${message.id}.eml`));
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Hands one email to the SMTP server of SMTP_URL, or writes it as `{id}.eml` to the outbox folder when there is none. Resolves once it has
 * been accepted; rejects with nodemailer's error otherwise.
 */
export async function sendMail(message: MailMessage): Promise<void> {
  const url = env('SMTP_URL');
  const mail = options(message, new Date());
  if (url) await smtpTransporter(url).sendMail(mail);
  else await writeEml(message, mail);
}

/** Closes the connections to the SMTP server; the next email opens new ones. */
export function closeTransport(): void {
  smtp?.transporter.close();
  smtp = undefined;
}
