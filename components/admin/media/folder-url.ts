import { staffPaths } from '@/lib/config/site-paths';
import { type Bucket, buckets, type Folder, folders } from '@/lib/media/buckets';

/** Returns the bucket and folder named in the URL, or the first existing ones. */
export function readFolder(bucket: string, folder: string): { bucket: Bucket; folder: Folder } {
  return {
    bucket: buckets.find((name) => name === bucket) ?? buckets[0],
    folder: folders.find((name) => name === folder) ?? folders[0],
  };
}

type View = { bucket: Bucket; folder: Folder; search?: string; page?: number };

/** Returns the URL of a filtered file list. */
export function mediaPage({ bucket, folder, search = '', page = 1 }: View): string {
  const query = new URLSearchParams({ bucket, folder });
  if (search) query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return `${staffPaths.media}?${query}`;
}

/** Returns the URL of a file's page. */
export function filePage(bucket: Bucket, path: string): string {
  return `${staffPaths.media}/file?${new URLSearchParams({ bucket, path })}`;
}
