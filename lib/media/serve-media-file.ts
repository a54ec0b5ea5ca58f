import 'server-only';
import { readEnvironmentVariable } from '@/lib/config/env';
import { log } from '@/lib/observability/log';
import { mediaBucketNames } from './buckets';

// The headers of a stored file that browsers may see; the rest of the back end's response stays here.
const passed = ['content-type', 'content-length', 'etag', 'last-modified', 'content-disposition'];
const timeoutMs = 60_000;

function storagePath(parts: readonly string[], token: string | null): string | null {
  const [first = '', bucket = '', ...rest] = parts;
  // The path would lead out of the folder of files.
  if (parts.some((part) => part === '.' || part === '..')) return null;
  const encoded = (list: readonly string[]) => list.map(encodeURIComponent).join('/');
  if (first !== 'signed') return `public/site-files/${encoded(parts)}`;
  if (!token || !mediaBucketNames.some((name) => name === bucket)) return null;
  return `sign/${bucket}/${encoded(rest)}?token=${encodeURIComponent(token)}`;
}

/**
 * A stored file served through this site, so that visitors never call the back end: a public one, or one that a token
 * opens. 404 for anything else.
 */
export async function serveMediaFile(parts: readonly string[], request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token');
  const objectPath = storagePath(parts, token);
  if (!objectPath) return new Response(null, { status: 404 });
  const tag = request.headers.get('if-none-match');
  try {
    const response = await fetch(`${readEnvironmentVariable('SUPABASE_URL')}/storage/v1/object/${objectPath}`, {
      headers: tag ? { 'if-none-match': tag } : {},
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
    });
    if (!response.ok && response.status !== 304) {
      await response.body?.cancel();
      return new Response(null, { status: response.status >= 500 ? 502 : 404 });
    }
    const headers = new Headers({
      'Cache-Control': token ? 'private, no-store' : 'public, max-age=3600, stale-while-revalidate=86400',
      'X-Content-Type-Options': 'nosniff',
    });
    // Browsers' built-in PDF viewers do not work in a sandbox.
    if (response.headers.get('content-type') !== 'application/pdf')
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
    if (token) headers.set('X-Robots-Tag', 'noindex');
    // `fetch` returns the bytes decompressed, but the stated length is that of the compressed ones.
    const unpacked = response.headers.has('content-encoding');
    for (const name of unpacked ? passed.filter((each) => each !== 'content-length') : passed) {
      const value = response.headers.get(name);
      if (value) headers.set(name, value);
    }
    return new Response(response.body, { status: response.status, headers });
  } catch (error) {
    log.warn({ err: error }, 'stored file not reachable');
    return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
  }
}
