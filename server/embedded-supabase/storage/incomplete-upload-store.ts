import { randomBytes, randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { syncToDisk } from '@/lib/files/sync-to-disk';

const infoSchema = z.object({
  bucket: z.string(),
  key: z.string(),
  size: z.number(),
  type: z.string(),
  cacheControl: z.string(),
  userMetadata: z.record(z.string(), z.unknown()).nullable(),
  upsert: z.boolean(),
  /** Who began it: only the same caller continues. */
  owner: z.string().nullable(),
  /** Of the object that it becomes, the same at each attempt; uploads that an earlier release began have none. */
  version: z.uuid().default(() => randomUUID()),
});
export type ResumableUpload = z.infer<typeof infoSchema>;

/** Null for what is not there. */
function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** The description of an upload; null for one that a power failure cut off or emptied. */
function parseInfo(text: string): ResumableUpload | null {
  try {
    return infoSchema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

const lifetimeMs = 24 * 60 * 60_000;

/**
 * Uploads that are not complete yet, each a file of bytes and one that describes it. Those older than a day are
 * removed.
 */
export function createIncompleteUploadStore(dataDir: string) {
  const folder = path.join(dataDir, 'uploads');
  const fileOf = (id: string) => path.join(folder, id);

  async function removeOld() {
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(unlessMissing);
      if (found && Date.now() - found.mtimeMs > lifetimeMs) await rm(file, { force: true });
    }
  }

  return {
    file: fileOf,
    async create(info: ResumableUpload): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeOld();
      const id = randomBytes(24).toString('hex');
      await writeFile(fileOf(id), '', { mode: 0o600 });
      const draft = `${fileOf(id)}.part`;
      await writeFile(draft, JSON.stringify(info), { mode: 0o600 });
      await syncToDisk(draft);
      await rename(draft, `${fileOf(id)}.json`);
      await syncToDisk(folder);
      return id;
    },
    /** An upload and how much of it has arrived; null when there is none. */
    async find(id: string): Promise<(ResumableUpload & { offset: number }) | null> {
      if (!/^[0-9a-f]{48}$/.test(id)) return null;
      const text = await readFile(`${fileOf(id)}.json`, 'utf8').catch(unlessMissing);
      const bytes = await stat(fileOf(id)).catch(unlessMissing);
      const info = text && parseInfo(text);
      return info && bytes ? { ...info, offset: bytes.size } : null;
    },
    /** Appends bytes; they are on disk when this resolves. */
    async append(id: string, bytes: Uint8Array): Promise<void> {
      await appendFile(fileOf(id), bytes);
      await syncToDisk(fileOf(id));
    },
    async remove(id: string): Promise<void> {
      await rm(fileOf(id), { force: true });
      await rm(`${fileOf(id)}.json`, { force: true });
    },
  };
}
