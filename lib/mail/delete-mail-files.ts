import 'server-only';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { domainToASCII } from 'node:url';
import { outboxFolder } from './send-mail';

// Also what a process that was killed has left of an email: nobody else deletes it.
const mailFileName = /\.eml$|^\.[\da-f-]{36}\.[\da-f]{8}$/;

// A draft gets its final name, and other processes delete files, while this one reads the folder.
async function unlessGone<T>(pending: Promise<T>): Promise<T | undefined> {
  try {
    return await pending;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The emails written as files because no SMTP server is configured, as absolute paths. */
async function mailFiles(): Promise<string[]> {
  const names = (await unlessGone(readdir(outboxFolder()))) ?? [];
  return names.filter((name) => mailFileName.test(name)).map((name) => path.join(outboxFolder(), name));
}

async function remove(files: string[]): Promise<number> {
  let removed = 0;
  for (const file of files) removed += (await unlessGone(rm(file).then(() => 1))) ?? 0;
  return removed;
}

// Emails may have the domain in ASCII where the address has it in another script.
function comparable(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${email.slice(0, at)}@${domainToASCII(domain) || domain}`.toLowerCase();
}

async function mailFilesToOrAboutPerson(email: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of await mailFiles()) {
    const [head = ''] = ((await unlessGone(readFile(file, 'utf8'))) ?? '').split(/\r?\n\r?\n/, 1);
    // Long headers are folded onto lines that begin with a space.
    const people = head.replace(/\r?\n[ \t]+/g, ' ').match(/^(?:to|reply-to):.*$/gim) ?? [];
    const named = people.flatMap((line) => line.match(/[^\s<>,]+@[^\s<>,]+/g) ?? []);
    if (named.map(comparable).includes(comparable(email))) found.push(file);
  }
  return found;
}

/** Deletes the email with this id if it was written as a file. */
export const deleteMailFile = (id: string): Promise<void> =>
  rm(path.join(outboxFolder(), `${id}.eml`), { force: true });

/** Deletes the emails to a person, and those to the staff about that person (their Reply-To). Returns how many. */
export async function deleteMailFilesToOrAboutPerson(email: string): Promise<number> {
  let removed = 0;
  // Again until none is left: a draft may have got its final name before it was deleted.
  for (;;) {
    const found = await mailFilesToOrAboutPerson(email);
    if (found.length === 0) return removed;
    removed += await remove(found);
  }
}

/** Deletes the emails written before a moment. Returns how many. */
export async function deleteMailFilesBefore(moment: Date): Promise<number> {
  const old: string[] = [];
  for (const file of await mailFiles()) {
    const status = await unlessGone(stat(file));
    if (status && status.mtime < moment) old.push(file);
  }
  return remove(old);
}
