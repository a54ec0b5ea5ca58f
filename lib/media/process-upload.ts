import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { type MediaBucketName, maxFileBytesByBucket } from './buckets';
import { sharp } from './sharp';

/** A file as it will be stored: images re-encoded, everything else unchanged. */
export type AcceptedUpload = {
  ok: true;
  bytes: Buffer;
  type: string;
  extension: string;
  width?: number;
  height?: number;
};

/**
 * Why a file is rejected: too large, empty, of an unsupported type, an unreadable image, a HEIC photograph, an
 * animation, or a scan of several pages.
 */
export type RejectedUpload = {
  ok: false;
  reason: 'empty' | 'size' | 'kind' | 'picture' | 'heic' | 'animation' | 'pages';
};

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff', 'image/gif']);
// The decoder is covered by patents, so the library does not have it.
const heic = /^image\/hei[cf]/;
const documents: Record<string, readonly MediaBucketName[]> = {
  'application/pdf': ['site-files', 'staff-files'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['staff-files'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['staff-files'],
};
// Enough for a page's full width on a high-density screen; a decompression bomb of one colour must not fill the memory.
const maxSidePx = 2400;
const maxPixels = 60_000_000;

async function redraw(bytes: Buffer, mime: string): Promise<AcceptedUpload | RejectedUpload> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels });
    // The site shows still pictures. The pages of a TIFF are a scan, of which all but the first would be lost.
    const hasPages = ((await image.metadata()).pages ?? 1) > 1;
    if (hasPages) return { ok: false, reason: mime === 'image/tiff' ? 'pages' : 'animation' };
    const { data, info } = await image
      // Rotated as the camera noted, because the metadata is dropped: neither location nor owner is carried over.
      .rotate()
      .toColourspace('srgb')
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, bytes: data, type: 'image/webp', extension: 'webp', width: info.width, height: info.height };
  } catch {
    return { ok: false, reason: 'picture' };
  }
}

// Price lists: text with separators, readable as UTF-8, without anything that text does not contain.
function isCsv(bytes: Buffer, name: string): boolean {
  if (!/\.csv$/i.test(name)) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const tag = text.search(/<\/?[a-z!]/i);
    // By hand: a pattern for the whole tag would scan to the end from each one that is not closed.
    const marked = tag >= 0 && text.includes('>', tag);
    return !marked && /[,;\t]/.test(text) && !/[^\P{Cc}\t\r\n]/u.test(text);
  } catch {
    return false;
  }
}

/**
 * The type of a file by its content, prepared for storage in a bucket; its name matters only if the content is
 * inconclusive (CSV).
 */
export async function checkAndReencodeUpload(
  bytes: Buffer,
  name: string,
  bucket: MediaBucketName,
): Promise<AcceptedUpload | RejectedUpload> {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (bytes.length > maxFileBytesByBucket[bucket]) return { ok: false, reason: 'size' };
  const found = await fileTypeFromBuffer(bytes);
  if (found && pictures.has(found.mime)) return redraw(bytes, found.mime);
  if (found && heic.test(found.mime)) return { ok: false, reason: 'heic' };
  if (found) {
    if (!documents[found.mime]?.includes(bucket)) return { ok: false, reason: 'kind' };
    return { ok: true, bytes, type: found.mime, extension: found.ext };
  }
  if (bucket === 'staff-files' && isCsv(bytes, name)) return { ok: true, bytes, type: 'text/csv', extension: 'csv' };
  return { ok: false, reason: 'kind' };
}
