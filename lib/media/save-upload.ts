import 'server-only';
import { z } from 'zod';
import type { StaffSession } from '@/lib/auth/require-staff';
import { log } from '@/lib/observability/log';
import { mediaBucketNames, mediaFolderNames } from './buckets';
import { listUploadNameCandidates, slugifyFileStem } from './file-name';
import { checkAndReencodeUpload, type RejectedUpload } from './process-upload';
import { scanForVirusName } from './virus-scan';
import { writeMediaAuditEntry } from './write-media-audit-entry';

const targetSchema = z.object({
  bucket: z.enum(mediaBucketNames),
  folder: z.enum(mediaFolderNames),
  name: z.string().trim().min(1).max(300),
});

/**
 * The result of an upload; `unknown` if the request names no valid folder, `failed` if the back end did not accept the
 * file.
 */
export type UploadResult =
  | { ok: true; path: string }
  | { ok: false; reason: RejectedUpload['reason'] | 'virus' | 'unknown' | 'failed' };

/**
 * Saves an uploaded file of a member who may edit media under a free name in the requested folder, with the type
 * detected from its content.
 */
export async function saveUpload(
  { supabase, user }: StaffSession,
  target: unknown,
  bytes: Buffer,
): Promise<UploadResult> {
  const parsed = targetSchema.safeParse(target);
  if (!parsed.success) return { ok: false, reason: 'unknown' };
  const { bucket, folder, name } = parsed.data;
  const file = await checkAndReencodeUpload(bytes, name, bucket);
  if (!file.ok) return file;
  try {
    const virus = await scanForVirusName(bytes);
    if (virus) {
      log.warn({ virus, user: user.id, bucket }, 'file refused by the virus scanner');
      return { ok: false, reason: 'virus' };
    }
  } catch (error) {
    // If a scanner is configured, nothing unscanned is stored.
    log.error({ err: error }, 'file not scanned');
    return { ok: false, reason: 'failed' };
  }
  for (const free of listUploadNameCandidates(slugifyFileStem(name), file.extension)) {
    const path = `${folder}/${free}`;
    const { error } = await supabase.storage.from(bucket).upload(path, file.bytes, { contentType: file.type });
    if (!error) {
      await writeMediaAuditEntry('upload', user.id, `${bucket}/${path}`, {
        bytes: { old: null, new: file.bytes.length },
        type: { old: null, new: file.type },
      });
      return { ok: true, path };
    }
    if (error.statusCode === '409') continue;
    log.error({ err: error, bucket }, 'file not stored');
    break;
  }
  return { ok: false, reason: 'failed' };
}
