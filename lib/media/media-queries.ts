import 'server-only';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole, type StaffSession } from '@/lib/auth/require-staff';
import { slugify } from '@/lib/text/slug';
import type { MediaBucketName, MediaFolderName } from './buckets';
import { isValidObjectPath } from './file-name';

/** A stored file as the list shows it. */
export type StoredMediaFile = { name: string; path: string; type: string; bytes: number; changedAt: string };

/** Files per page. */
const pageSize = 100;

// As `slugifyFileStem` names uploads, however their names were typed. The database rejects control characters.
function stored(prefix: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z]\w{1,4})?$/is.exec(prefix) ?? [];
  const slug = /[^a-z0-9-]/i.test(stem) && slugify(stem);
  return slug ? slug + ending : prefix.replace(/\p{Cc}/gu, '');
}

/** One page of a folder's files, sorted by name, and whether there are more. Throws when they cannot be read. */
export async function listMediaFilesPage(
  bucket: MediaBucketName,
  folder: MediaFolderName,
  search: string,
  page: number,
): Promise<{ files: StoredMediaFile[]; more: boolean }> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.media);
  const { data, error } = await supabase.storage.from(bucket).list(folder, {
    limit: pageSize + 1,
    offset: (page - 1) * pageSize,
    search: stored(search),
    sortBy: { column: 'name', order: 'asc' },
  });
  if (error) throw new Error(`files cannot be read: ${error.message}`, { cause: error });
  const files = data
    .filter(({ id }) => id !== null)
    .map(({ name, metadata, updated_at }) => ({
      name,
      path: `${folder}/${name}`,
      type: String(metadata?.mimetype ?? ''),
      bytes: Number(metadata?.size ?? 0),
      changedAt: updated_at ?? '',
    }));
  return { files: files.slice(0, pageSize), more: data.length > pageSize };
}

/** One file, null when there is none. Throws when it cannot be read for another reason. */
export async function fetchMediaFileMetadata(bucket: MediaBucketName, path: string): Promise<StoredMediaFile | null> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.media);
  if (!isValidObjectPath(path)) return null;
  const { data, error } = await supabase.storage.from(bucket).info(path);
  if (error?.status === 404 || ['NoSuchKey', 'NoSuchUpload', '404'].includes(error?.statusCode ?? '')) return null;
  if (error) throw new Error(`file cannot be read: ${error.message}`, { cause: error });
  return {
    name: path.split('/').at(-1) ?? path,
    path,
    type: data.contentType ?? '',
    bytes: data.size ?? 0,
    changedAt: data.updatedAt ?? data.createdAt ?? '',
  };
}

/** The slots that show a file of the public bucket. Throws when they cannot be read. */
export async function listSlotsOfFile(path: string): Promise<string[]> {
  return listSlotsOfFileWithClient((await requireStaffWithRole(...rolesByPermission.media)).supabase, path);
}

/** As `listSlotsOfFile`, for an action that has checked the member already. */
export async function listSlotsOfFileWithClient(supabase: StaffSession['supabase'], path: string): Promise<string[]> {
  const { data, error } = await supabase.from('media_slots').select('slot').eq('path', path).order('slot');
  if (error) throw new Error(`slots cannot be read: ${error.code}`, { cause: error });
  return data.map(({ slot }) => slot);
}

/** Slots that show an uploaded image, by name. Throws when they cannot be read. */
export async function listSlotOverrides(): Promise<{ slot: string; path: string }[]> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.media);
  const { data, error } = await supabase.from('media_slots').select('slot, path').order('slot').limit(1000);
  if (error) throw new Error(`slots cannot be read: ${error.code}`, { cause: error });
  return data;
}
