import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { readEnvironmentVariable } from '@/lib/config/env';
import { outboxFolder } from '../send-mail';
import type { OutboxMail } from './outbox-queries';

/** An email as its reader sees it. */
export type PreviewedMail = { from: string; to: string; subject: string; date: string; text: string };

/** True when emails are written as files, because no SMTP server is configured. */
export const areMailsWrittenToFiles = () => readEnvironmentVariable('SMTP_URL') === undefined;

/**
 * True for emails that staff may read: their content is in the inbox too. The others contain links or plans for their
 * recipient only.
 */
export const isMailReadableByStaff = ({ kind, status }: Pick<OutboxMail, 'kind' | 'status'>) =>
  areMailsWrittenToFiles() && status === 'sent' && kind.startsWith('lead-');

/** The bytes of an email written as a file, null when it does not exist (any more). */
export async function readMailFileBytes(id: string): Promise<Buffer | null> {
  try {
    return await readFile(path.join(outboxFolder(), `${id}.eml`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The content of an email, from its file. */
export async function parseMail(bytes: Buffer): Promise<PreviewedMail> {
  const mail = await PostalMime.parse(bytes);
  const mailbox = (who: { name?: string; address?: string } | undefined) =>
    [who?.name, who?.address && `<${who.address}>`].filter(Boolean).join(' ');
  return {
    from: mailbox(mail.from),
    to: (mail.to ?? []).map(mailbox).join(', '),
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
  };
}
