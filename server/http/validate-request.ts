import type { IncomingMessage } from 'node:http';

/** Larger than the longest form, far smaller than what could do harm. */
export const bodyLimit = 1_000_000;

/** The only paths that accept files from staff, as raw bytes: a bucket accepts 25 MB at most; a spreadsheet of 20,000 stores has less than 20. */
const uploads: Record<string, number> = {
  '/api/media/upload': 26 * 1024 * 1024,
  '/api/stores/import': 20 * 1024 * 1024,
};

const known = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The status with which a request is refused before the site sees it, or null when it may pass. */
export function validateRequest({
  url = '',
  method = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): number | null {
  // Next fails on a request target that is not a path, such as the `*` of OPTIONS.
  if (!url.startsWith('/') || !isDecodable(url)) return 400;
  // Next fails on TRACE, and the site uses no other method.
  if (!known.has(method)) return 405;
  if (method === 'GET' || method === 'HEAD') return null;
  // Files may only be fetched: Next fails on forms that are sent there, and caches its response to another method as the file, for
  // everybody who requests it next.
  if (isFile(url)) return 405;
  if (method === 'OPTIONS') return null;
  const length = headers['content-length'];
  // Browsers always send the length; without it the limit could only be enforced by reading.
  if (length === undefined) return headers['transfer-encoding'] ? 411 : null;
  const limit = uploads[url.split('?')[0] ?? ''] ?? bodyLimit;
  if (Number(length) > limit) return 413;
  const type = headers['content-type'] ?? '';
  // The pages' own forms are multipart; Next fails on the other encoding. Programs may use it at the URLs made for them.
  if (/^application\/x-www-form-urlencoded/i.test(type) && !url.startsWith('/api/')) return 415;
  return /^multipart\/form-data/i.test(type) && !/;\s*boundary=/i.test(type) ? 400 : null;
}

function isDecodable(url: string): boolean {
  // True of nearly every path, and decoding takes a fiftieth of the whole response time.
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
