/** The path a visitor requested before signing in, if it stays on this site; otherwise the fallback. */
export function toSafeReturnPath(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/')) return fallback;
  try {
    const base = 'http://site.invalid';
    const url = new URL(value, base);
    // The parser, not a pattern, decides what `//host`, `/\\host` or a tab in between would mean to a browser.
    const path = `${url.pathname}${url.search}${url.hash}`;
    // Parsed once more: `/.//host` leaves two slashes and a host.
    return url.origin === base && new URL(path, base).origin === base ? path : fallback;
  } catch {
    return fallback;
  }
}

/**
 * Request header in which the middleware tells staff pages, and the middleware or the HTTP layer forms that the browser
 * posts itself, their own path and query.
 */
export const RETURN_TO_HEADER = 'x-return-to';
