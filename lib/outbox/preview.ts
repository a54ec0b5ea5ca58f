import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { env } from '@/lib/env';
import { outboxFolder } from '@/lib/mail/transport';
import type { OutboxMail } from './queries';

/** A mail as its reader sees it. */
export type MailPreview = { from: string; to: string; subject: string; date: string; text: string };

/** True when mails are written as files, because no SMTP server is configured. */
export const mailsLandAsFiles = () => env('SMTP_URL') === undefined;

/**
 * True for mails that staff may read: what they tell stands in the inbox too. The others carry links or plans that are for their
 * recipient alone.
 */
export const isReadable = ({ kind, status }: Pick<OutboxMail, 'kind' | 'status'>) =>
  mailsLandAsFiles() && status === 'sent' && kind.startsWith('lead-');

/** The bytes of a mail that landed as a file, null when it is not there (any more). */
export async function mailFile(id: string): Promise<Buffer | null> {
  try {
    return await readFile(path.join(outboxFolder(), `${id}.eml`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** What a mail says, from its file. */
export async function parseMail(bytes: Buffer): Promise<MailPreview> {
  const mail = await PostalMime.parse(bytes);
  const address = (who: { name?: string; address?: string } | undefined) =>
    [who?.name, who?.address && `<${who.address}>`].filter(Boolean).join(' ');
  return {
    from: address(mail.from),
    to: (mail.to ?? []).map(address).join(', '),
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
  };
}
