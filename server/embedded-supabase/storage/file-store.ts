import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncToDisk } from '@/lib/files/sync-to-disk';

let held: Promise<void> = Promise.resolve();
const removals = new Set<Promise<void>>();

/** Deletes no stored file until the returned function is called, so that a backup finds the file of every row. */
export async function pauseFileDeletions(): Promise<() => void> {
  const before = held;
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  await before;
  await Promise.all(removals);
  return release;
}

/** The files of a data folder, each named by its version; a version never changes once it exists. */
export function createFileStore(dataDir: string) {
  /** The same bytes under a second name; without hard links they are copied. */
  async function linkOrCopy(from: string, to: string) {
    // A process that ended may have left it, and a copy must not write into a file that is linked.
    await rm(to, { force: true });
    await link(from, to).catch(() => copyFile(from, to));
  }

  const fileOf = (version: string) => path.join(dataDir, 'storage', version.slice(0, 2), version);

  async function place(version: string, write: (draft: string) => Promise<void>) {
    const file = fileOf(version);
    const folder = path.dirname(file);
    const isNew = await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = `${file}.part`;
    try {
      await write(draft);
      await syncToDisk(draft);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    await syncToDisk(folder);
    if (isNew) for (const parent of [path.dirname(folder), dataDir]) await syncToDisk(parent);
  }

  return {
    /** Writes a version; it is on disk when this resolves. Returns its ETag. */
    async write(version: string, bytes: Uint8Array): Promise<string> {
      await place(version, (draft) => writeFile(draft, bytes, { flag: 'wx', mode: 0o600 }));
      return `"${createHash('md5').update(bytes).digest('hex')}"`;
    },
    /** Makes a version of a complete file, which stays until its owner removes it; returns the ETag. */
    async adopt(version: string, file: string): Promise<string> {
      const digest = createHash('md5');
      await pipeline(createReadStream(file), digest);
      await place(version, (draft) => linkOrCopy(file, draft));
      return `"${digest.digest('hex')}"`;
    },
    /** A second version with the same bytes. */
    copy: (from: string, to: string) => place(to, (draft) => linkOrCopy(fileOf(from), draft)),
    /**
     * The bytes of a version, or those from `start` to `end`, both included. The file is open when this resolves, and
     * stays readable if the version is removed meanwhile; rejects with ENOENT when it is gone already.
     */
    async read(version: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array>> {
      const handle = await open(fileOf(version), 'r');
      return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>;
    },
    /** Deletes versions whose rows are gone; waits while a backup is being made. */
    async remove(versions: readonly string[]): Promise<void> {
      await held;
      const removal = Promise.all(versions.map((version) => rm(fileOf(version), { force: true }))).then(() => {});
      removals.add(removal);
      await removal.finally(() => removals.delete(removal));
    },
  };
}
