import { brand } from '@/lib/config/brand';
import type { ContentProblem } from '@/lib/content/content-problem';
import { iteratePostNodes, type MarkdownNode } from '@/lib/content/validate-post-tree';
import { isBrandPhone } from './brand-names-prices-and-phones';
import { parsePostTree } from './parse-post-tree';
import { pathWithoutLocale } from './path-without-locale';

/** Page path -> the anchors of the page that a link can lead to; null if they are not known. */
export type AnchorsByPagePath = ReadonlyMap<string, ReadonlySet<string> | null>;

/**
 * References of a valid post that do not exist: pages, anchors of pages, and files; and images without a description. `own` are the anchors of the post
 * itself.
 */
export function checkPostLinks(
  file: string,
  text: string,
  anchors: AnchorsByPagePath,
  own: ReadonlySet<string>,
): ContentProblem[] {
  return [...iteratePostNodes(parsePostTree(text))].flatMap((part) => {
    const problem = brokenReference(part, anchors, own);
    const { line, column } = part.position?.start ?? {};
    return problem ? [{ file, line, column, text: problem }] : [];
  });
}

function brokenReference(
  { type, url = '', alt }: MarkdownNode,
  anchors: AnchorsByPagePath,
  own: ReadonlySet<string>,
): string | null {
  const [pathname = '', anchor] = url.split(/[?#]/).length > 1 ? [url.split(/[?#]/)[0], url.split('#')[1]] : [url];
  // post-pictures.ts checks the files of pictures.
  if (type === 'image')
    return alt?.trim() ? null : `${url}: the picture has no description: write it between the square brackets`;
  if (type !== 'link') return null;
  if (url.startsWith('#')) return own.has(url.slice(1)) ? null : `${url}: this post has no such place`;
  if (url.startsWith('tel:') && !isBrandPhone(url.slice(4)))
    return `${url}: is not the phone number of content/brand.json (tel:${brand.phone})`;
  if (isOwnHost(url)) {
    const { pathname, search, hash } = new URL(url);
    const path = pathname + search + hash;
    const own = isFile(pathname) ? path : (pathWithoutLocale(path) ?? path);
    return `${url}: a link to this site begins with /, so that it leads to the page in this language: write ${own}`;
  }
  // Links to other hosts are not checked. A file, such as a catalogue, may only be created by the build.
  if (!url.startsWith('/') || isFile(pathname)) return null;
  const withoutLanguage = pathWithoutLocale(url);
  if (withoutLanguage)
    return `${url}: leave out the language and write ${withoutLanguage}, which leads to the page in the reader's language`;
  if (!anchors.has(pathname)) return `${url}: leads to no page of the site`;
  return anchor && anchors.get(pathname)?.has(anchor) === false ? `${url}: ${pathname} has no place '${anchor}'` : null;
}

/** Files may exist below a language only: `/fr/pages.xml`. */
const isFile = (pathname: string) => /\.\w+$/.test(pathname);
const isOwnHost = (url: string) => URL.canParse(url) && new URL(url).host === new URL(brand.url).host;
