/** The path a visitor wanted before signing in, only if it stays on this site; else the fallback. */
export function wantedPath(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/')) return fallback;
  try {
    const base = 'http://site.invalid';
    const url = new URL(value, base);
    // The parser, not a pattern, decides what `//host`, `/\\host` or a tab in between would mean to a browser.
    return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}

/** Request header in which the middleware tells a staff page its own path and query. */
export const wantedPathHeader = 'x-wanted-path';
