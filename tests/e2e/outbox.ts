import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { e2eDataDir } from '../../playwright.config';

const folder = path.join(e2eDataDir, 'outbox');

/** A mail as its recipient reads it. */
export type Mail = { subject: string; head: string; text: string };

const rawByName = new Map<string, string>();

/** Returns a file of the outbox, which is complete and final once it has its name. */
function readRaw(name: string): string {
  const raw = rawByName.get(name) ?? readFileSync(path.join(folder, name), 'utf8');
  rawByName.set(name, raw);
  return raw;
}

/** Returns the mails that the tested site has written to an address, oldest first. */
export function mailsTo(recipient: string): Mail[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return names
    .map(readRaw)
    .filter((raw) => new RegExp(`^To: <?${recipient}>?\\r$`, 'm').test(raw))
    .map(read)
    .sort((a, b) => a.date - b.date);
}

/** Waits until that many mails to an address have been written, and no more. Returns them, oldest first. */
export async function expectMails(recipient: string, count: number): Promise<Mail[]> {
  // The worker looks for new mails once a second; Playwright's own pauses would grow to a second too.
  await expect.poll(() => mailsTo(recipient).length, { timeout: 30_000, intervals: [100] }).toBe(count);
  return mailsTo(recipient);
}

function read(raw: string): Mail & { date: number } {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw);
  const encoded = part?.[1] ?? '';
  const base64 = /Content-Transfer-Encoding: base64/.test(part?.[0] ?? '');
  const bytes = base64 ? Buffer.from(encoded, 'base64') : quotedPrintable(encoded);
  return { subject: header('Subject'), head, text: bytes.toString('utf8'), date: Date.parse(header('Date')) };
}

function quotedPrintable(text: string): Buffer {
  const plain = text.replace(/=\r\n/g, '');
  return Buffer.from(
    plain.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

/** Returns the link in a mail that leads to a path of the site, as a path of the tested site. */
export function linkIn(mail: Mail, pathname: string): string {
  const found = mail.text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === pathname);
  if (!found) throw new Error(`no link to ${pathname} in the mail`);
  const { pathname: path, search } = new URL(found);
  return path + search;
}
