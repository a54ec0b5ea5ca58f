import { staffPaths } from '@/lib/config/site-paths';
import { type MediaBucket, type MediaFolder, mediaBuckets, mediaFolders } from './buckets';

/** Returns the bucket and folder named in the URL, or the first existing ones. */
export function parseMediaBucketAndFolder(
  bucket: string,
  folder: string,
): { bucket: MediaBucket; folder: MediaFolder } {
  return {
    bucket: mediaBuckets.find((name) => name === bucket) ?? mediaBuckets[0],
    folder: mediaFolders.find((name) => name === folder) ?? mediaFolders[0],
  };
}

type View = { bucket: MediaBucket; folder: MediaFolder; search?: string; page?: number };

/** Returns the URL of a filtered file list. */
export function mediaPagePath({ bucket, folder, search = '', page = 1 }: View): string {
  const query = new URLSearchParams({ bucket, folder });
  if (search) query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return `${staffPaths.media}?${query}`;
}

/** Returns the URL of a file's page. */
export function mediaFilePagePath(bucket: MediaBucket, path: string): string {
  return `${staffPaths.media}/file?${new URLSearchParams({ bucket, path })}`;
}
