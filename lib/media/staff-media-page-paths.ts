import { staffPaths } from '@/lib/config/site-paths';
import { type MediaBucketName, type MediaFolderName, mediaBucketNames, mediaFolderNames } from './buckets';

/** Returns the bucket and folder named in the URL, or the first existing ones. */
export function parseMediaBucketAndFolder(
  bucket: string,
  folder: string,
): { bucket: MediaBucketName; folder: MediaFolderName } {
  return {
    bucket: mediaBucketNames.find((name) => name === bucket) ?? mediaBucketNames[0],
    folder: mediaFolderNames.find((name) => name === folder) ?? mediaFolderNames[0],
  };
}

type View = { bucket: MediaBucketName; folder: MediaFolderName; search?: string; page?: number };

/** Returns the URL of a filtered file list. */
export function mediaPagePath({ bucket, folder, search = '', page = 1 }: View): string {
  const query = new URLSearchParams({ bucket, folder });
  if (search) query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return `${staffPaths.media}?${query}`;
}

/** Returns the URL of a file's page. */
export function mediaFilePagePath(bucket: MediaBucketName, path: string): string {
  return `${staffPaths.media}/file?${new URLSearchParams({ bucket, path })}`;
}
