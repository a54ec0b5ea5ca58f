import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

// What the generators read and change.
const parts = [
  'content',
  'messages',
  'middleware.ts',
  'lib/i18n/locales.ts',
  'lib/supabase/database.types.ts',
  'supabase/migrations',
];
const recordFile = '.cache/new-undo.json';
const recordSchema = z.array(z.strictObject({ file: z.string(), before: z.string().nullable(), after: z.string() }));

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/**
 * Runs a generator on a copy of the project under `root` and, unless it is a dry run, takes its files over at its end,
 * so that a failure leaves nothing half done. Returns the files; `undoLastGeneratorRun` reverses it. Throws what
 * the generator throws.
 */
export function runGeneratorTransaction(root: string, make: (copy: string) => string[], dryRun = false): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-'));
  try {
    for (const part of parts)
      if (existsSync(path.join(root, part))) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    const files = make(copy);
    if (dryRun) return files;
    const record = files.map((file) => {
      const [full, text] = [path.join(root, file), readFileSync(path.join(copy, file), 'utf8')];
      const before = textOf(full);
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, text);
      return { file, before, after: hash(text) };
    });
    mkdirSync(path.join(root, path.dirname(recordFile)), { recursive: true });
    writeFileSync(path.join(root, recordFile), JSON.stringify(record));
    return files;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/**
 * Reverses the last generator that ran under `root`. Returns the files it removed or restored. Throws when there is
 * none, or when somebody has written in its files since, unless `force`.
 */
export function undoLastGeneratorRun(root: string, force = false): string[] {
  const text = textOf(path.join(root, recordFile));
  if (text === null) throw new Error('there is nothing to undo');
  const record = recordSchema.parse(JSON.parse(text));
  const edited = record.filter(({ file, after }) => {
    const now = textOf(path.join(root, file));
    return now !== null && hash(now) !== after;
  });
  if (edited.length && !force)
    throw new Error(
      `somebody has written in ${edited.map(({ file }) => file).join(', ')} since; --force takes that back too`,
    );
  for (const { file, before } of record) {
    const full = path.join(root, file);
    if (before !== null) writeFileSync(full, before);
    else rmSync(full, { force: true });
  }
  for (const folder of new Set(record.map(({ file }) => path.dirname(path.join(root, file))))) removeIfEmpty(folder);
  rmSync(path.join(root, recordFile));
  return record.map(({ file }) => file);
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
