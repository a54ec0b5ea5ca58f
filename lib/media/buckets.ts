/**
 * Who can see the files of a bucket: `site-files` everybody who has the URL; `staff-files` staff, and others through
 * signed links.
 */
export const mediaBucketNames = ['site-files', 'staff-files'] as const;

export type MediaBucketName = (typeof mediaBucketNames)[number];

/** Folders of each bucket, one per kind of file. */
export const mediaFolderNames = ['photos', 'certificates', 'price-lists', 'other'] as const;

export type MediaFolderName = (typeof mediaFolderNames)[number];

/** The maximum file size of a bucket, in bytes; the migration of the buckets has the same value. */
export const maxFileBytesByBucket: Record<MediaBucketName, number> = {
  'site-files': 10 * 1024 * 1024,
  'staff-files': 25 * 1024 * 1024,
};

/** The upload route, for raw bytes: outside the pages, because forms of pages may have one megabyte at most. */
export const uploadRoutePath = '/api/media/upload';

/** The path this site serves a public file from, whatever URL the back end has. */
export const buildPublicMediaUrlPath = (path: string) =>
  `/api/files/${path.split('/').map(encodeURIComponent).join('/')}`;
