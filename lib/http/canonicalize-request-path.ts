import { findMovedPath } from '@/lib/config/redirects';
import { paginatedListPaths } from '@/lib/config/site-paths';
import { localePath, splitLocale } from '@/lib/i18n/locale-paths';
import { defaultLocale, isLocale, toStaffLocale } from '@/lib/i18n/locales';

/** A file such as robots.txt, a feed or the manifest: its last segment has a file extension, which no page's has. */
const isFile = (path: string) => /\.[a-z\d]+$/i.test(path);

// Their callers are programs; names of stored files may be spelled in any way.
const isProgramPath = (path: string) => /^\/(api|_next)(\/|$)/.test(path);

const maxSteps = 5;

/**
 * The one path and query under which the site has what a request target means, so that each other spelling of it needs
 * a single redirect: without the prefix of the default language, `?lang=`, former paths, the number of a list's first
 * page, a slash at the end, empty and dot segments, backslashes and needless percent-encoding, and in small letters
 * where `isPage` knows that path. The same string for a canonical target. It always begins with one slash, so that it
 * stays on the site.
 */
export function canonicalizeRequestPath(target: string, isPage: (path: string) => boolean = () => false): string {
  let current = target;
  // One part can uncover another: a path without its language may be a former one.
  for (let step = 0; step < maxSteps; step++) {
    const next = simplify(current, isPage);
    if (next === current) return current;
    current = next;
  }
  // Paths that have moved in a circle: no redirect ends there.
  return target;
}

function simplify(target: string, isPage: (path: string) => boolean): string {
  const question = target.indexOf('?');
  const sent = question < 0 ? target : target.slice(0, question);
  let query = question < 0 ? '' : target.slice(question);
  if (isProgramPath(sent)) return target;
  const clean = withoutDefaultLocale(cleanPath(sent));
  const parts = splitLocale(clean);
  let { locale } = parts;
  const path = findMovedPath(parts.path, locale) ?? withoutFirstPageNumber(parts.path);
  const parameters = new URLSearchParams(query);
  const lang = parameters.get('lang');
  // A file has one URL whatever its language.
  if (isLocale(lang) && !isFile(path)) {
    locale = lang;
    parameters.delete('lang');
    query = parameters.size > 0 ? `?${parameters}` : '';
  }
  if (/^\/admin(\/|$)/.test(path)) locale = toStaffLocale(locale);
  const result = localePath(locale, path);
  const lower = clean.toLowerCase();
  if (lower === clean || isPage(result)) return result + query;
  // Only where there is a page: ids and names of files differ by case.
  const lowered = canonicalizeRequestPath(lower);
  return isPage(lowered)
    ? canonicalizeRequestPath(lower + (question < 0 ? '' : target.slice(question)))
    : result + query;
}

/** The path as RFC 3986, section 6.2.2, normalizes it, without empty segments and a slash at the end. */
function cleanPath(path: string): string {
  const ascii = path
    // Node gives each byte of a target as one character.
    .replace(/[^!-~]/g, (char) => (char <= '\u00ff' ? `%${hex(char)}` : char))
    .replace(/%([\da-f]{2})/gi, (encoded, code: string) => {
      const char = String.fromCharCode(Number.parseInt(code, 16));
      return /[\w.~-]/.test(char) ? char : encoded;
    })
    .replace(/[/\\]+/g, '/');
  const { pathname } = new URL(ascii.startsWith('/') ? ascii : `/${ascii}`, 'http://site.invalid');
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}

const hex = (char: string) => char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');

function withoutFirstPageNumber(path: string): string {
  return paginatedListPaths.find((list) => path === `${list}/page/1`) ?? path;
}

const ownPrefixes = new RegExp(`^(/${defaultLocale})+(?=/|$)`);

function withoutDefaultLocale(path: string): string {
  return path.replace(ownPrefixes, '') || '/';
}
