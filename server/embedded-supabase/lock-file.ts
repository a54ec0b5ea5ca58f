import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const ownerSchema = z.object({
  pid: z.number().int(),
  started: z.string(),
  url: z.string().optional(),
  instance: z.string().optional(),
});

/** The process that holds a lock; `started` distinguishes it from a later process with the same id. */
export type LockOwner = z.infer<typeof ownerSchema>;

/** Thrown when a live process holds the lock. */
export class LockFileHeldError extends Error {
  constructor(
    readonly owner: LockOwner,
    file: string,
  ) {
    super(`Process ${owner.pid} already uses ${path.dirname(file)}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

// Boot id and start tick (field 22 of /proc/<pid>/stat); elsewhere only the process id is compared.
function startedMark(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}

function isAlive(owner: LockOwner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' && owner.started === startedMark(owner.pid);
  }
  return owner.started === startedMark(owner.pid);
}

function read(file: string): { text: string; owner: LockOwner | null } | null {
  try {
    const text = readFileSync(file, 'utf8');
    let json: unknown = null;
    try {
      json = JSON.parse(text);
    } catch {
      // A half-written file from a machine that lost power: nobody holds the lock.
    }
    return { text, owner: ownerSchema.safeParse(json).data ?? null };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The live process that holds the lock file, or null. */
export function findLiveLockOwner(file: string): LockOwner | null {
  const owner = read(file)?.owner;
  return owner && isAlive(owner) ? owner : null;
}

/**
 * Takes the lock file for this process, replacing that of a dead process; throws `LockFileHeldError` when a live one
 * holds it.
 */
export function acquireLockFile(file: string, details: Pick<LockOwner, 'url' | 'instance'> = {}) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const mine = `${file}.${process.pid}`;
  const text = JSON.stringify({ pid: process.pid, started: startedMark(process.pid), ...details } satisfies LockOwner);
  writeFileSync(mine, text, { mode: 0o600 });
  try {
    for (;;) {
      try {
        linkSync(mine, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = read(file);
      if (!found) continue;
      if (found.owner && isAlive(found.owner)) throw new LockFileHeldError(found.owner, file);
      removeStale(file, found.text);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return { release: () => read(file)?.text === text && rmSync(file, { force: true }) };
}

// Another process may have replaced the stale file since it was read: then its lock is put back.
function removeStale(file: string, judged: string) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== judged) linkSync(aside, file);
  rmSync(aside, { force: true });
}
