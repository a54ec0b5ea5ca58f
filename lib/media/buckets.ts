/** Who sees the files of a bucket: `site-files` everybody by their address, `staff-files` staff, and others through signed links. */
export const buckets = ['site-files', 'staff-files'] as const;

export type Bucket = (typeof buckets)[number];

/** Folders of each bucket, one for each kind of file. */
export const folders = ['photos', 'certificates', 'price-lists', 'other'] as const;

export type Folder = (typeof folders)[number];

/** What a bucket takes at most, in bytes; the migration of the buckets says the same. */
export const sizeLimits: Record<Bucket, number> = { 'site-files': 10 * 1024 * 1024, 'staff-files': 25 * 1024 * 1024 };

/** Where uploads go, as raw bytes: outside the pages, because forms of pages may be a megabyte at most. */
export const uploadPath = '/api/media/upload';

/** Where this site serves a public file from, whatever address the back end has. */
export const publicFilePath = (path: string) => `/api/files/${path.split('/').map(encodeURIComponent).join('/')}`;
