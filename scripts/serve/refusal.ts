import type { IncomingMessage } from 'node:http';

/** More than the longest form, far less than what could hurt. */
export const bodyLimit = 1_000_000;

/** The one address that takes files of the staff, as raw bytes; a bucket takes 25 MB at most. */
const uploads = { path: '/api/media/upload', limit: 26 * 1024 * 1024 };

const known = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The status with which a request is refused before the site sees it, or null when it may pass. */
export function refusal({
  url = '',
  method = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): number | null {
  // Next fails on what is no path, such as the `*` of OPTIONS.
  if (!url.startsWith('/') || !isDecodable(url)) return 400;
  // Next fails on TRACE, and the site knows no other.
  if (!known.has(method)) return 405;
  if (method === 'GET' || method === 'HEAD') return null;
  // Files are only asked for: Next fails on forms that are sent there, and keeps its answer to another method as the file, for all who ask next.
  if (isFile(url)) return 405;
  if (method === 'OPTIONS') return null;
  const length = headers['content-length'];
  // Browsers always say how much they send; without it the limit could only be found out by reading.
  if (length === undefined) return headers['transfer-encoding'] ? 411 : null;
  const limit = url.split('?')[0] === uploads.path ? uploads.limit : bodyLimit;
  if (Number(length) > limit) return 413;
  const type = headers['content-type'] ?? '';
  // The pages' own forms have parts; Next fails on the other coding. Programs may use it at the addresses made for them.
  if (/^application\/x-www-form-urlencoded/i.test(type) && !url.startsWith('/api/')) return 415;
  return /^multipart\/form-data/i.test(type) && !/;\s*boundary=/i.test(type) ? 400 : null;
}

function isDecodable(url: string): boolean {
  // Nearly every address, and decoding is a fiftieth of the whole answer.
  if (!url.includes('%')) return true;
  try {
    return !decodeURIComponent(url.split('?')[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}

function isFile(url: string): boolean {
  const path = decodeURIComponent(url.split('?')[0] ?? '');
  return path.startsWith('/_next/') || path.endsWith('.json');
}
