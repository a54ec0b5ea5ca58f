import { statSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@/lib/config/brand';
import { catalogueDownloadPath } from '@/lib/content/catalogue-pdf-path-and-size';
import type { ContentProblem } from '@/lib/content/content-problem';
import { iteratePostNodes, type MarkdownNode, nodeText } from '@/lib/content/validate-post-tree';
import { defaultLocale, isLocale, localeCodes } from '@/lib/i18n/locales';
import { isEmail } from '@/lib/text/email';
import { isBrandEmail, isBrandPhone } from './brand-names-prices-and-phones';
import { parsePostTree } from './parse-post-tree';
import { localeOfFile } from './text-files';

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
    const problem = brokenReference(part, file, anchors, own);
    const { line, column } = part.position?.start ?? {};
    return problem ? [{ file, line, column, text: problem }] : [];
  });
}

function brokenReference(
  part: MarkdownNode,
  file: string,
  anchors: AnchorsByPagePath,
  own: ReadonlySet<string>,
): string | null {
  const { type, url = '', alt } = part;
  const [pathname = '', anchor] = url.split(/[?#]/).length > 1 ? [url.split(/[?#]/)[0], url.split('#')[1]] : [url];
  // post-pictures.ts checks the files of pictures.
  if (type === 'image')
    return alt?.trim() ? null : `${url}: the picture has no description: write it between the square brackets`;
  if (type !== 'link') return null;
  if (url.startsWith('#')) return own.has(url.slice(1)) ? null : `${url}: this post has no such place`;
  if (url.startsWith('tel:') && !isBrandPhone(url.slice(4)))
    return `${url}: is not the phone number of content/brand.json (tel:${brand.phone})`;
  if (url.startsWith('mailto:')) return brokenMailLink(part);
  if (isOwnHost(url)) {
    const { pathname, search, hash } = new URL(url);
    const path = pathname + search + hash;
    const own = isFile(pathname) ? path : (pathWithoutLocale(path) ?? path);
    return `${url}: a link to this site begins with /, so that it leads to the page in this language: write ${own}`;
  }
  // Links to other hosts are not checked.
  if (!url.startsWith('/')) return null;
  if (isFile(pathname)) return existsOnSite(pathname, anchors) ? null : missingFile(url, file);
  const withoutLanguage = pathWithoutLocale(url);
  if (withoutLanguage)
    return `${url}: leave out the language and write ${withoutLanguage}, which leads to the page in the reader's language`;
  if (!anchors.has(pathname)) return `${url}: leads to no page of the site`;
  return anchor && anchors.get(pathname)?.has(anchor) === false ? `${url}: ${pathname} has no place '${anchor}'` : null;
}

/** Files may exist below a language only: `/fr/pages.xml`. */
const isFile = (pathname: string) => /\.\w+$/.test(pathname);
const isOwnHost = (url: string) => URL.canParse(url) && new URL(url).host === new URL(brand.url).host;

function brokenMailLink({ url = '', ...link }: MarkdownNode): string | null {
  const email = decodeIfPossible(url.slice('mailto:'.length).replace(/\?.*$/, ''));
  if (!isEmail(email)) return `${url}: is no email address: write mailto:${brand.email}`;
  // The check of the texts reports an email address that the reader sees.
  if (isBrandEmail(email) || nodeText(link).trim() === email) return null;
  return `${url}: is not the email address of content/brand.json (mailto:${brand.email})`;
}

function decodeIfPossible(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The files that the site makes of its content, below the page they belong to. */
const generatedFile = /^(.*)\/(?:feed\.(?:xml|json)|pages\.xml|sitemap\.xml|robots\.txt|llms\.txt)$/;
// The build creates them.
const cataloguePaths = localeCodes.map(catalogueDownloadPath);

function existsOnSite(pathname: string, anchors: AnchorsByPagePath): boolean {
  if (cataloguePaths.includes(pathname)) return true;
  const page = generatedFile.exec(pathInAnyLanguage(pathname))?.[1];
  if (page !== undefined && anchors.has(page || '/')) return true;
  return statSync(path.join('public', decodeIfPossible(pathname)), { throwIfNoEntry: false })?.isFile() ?? false;
}

const pathInAnyLanguage = (pathname: string) => pathWithoutLocale(pathname) ?? pathname;

function missingFile(url: string, file: string): string {
  const catalogue = catalogueDownloadPath(localeOfFile(file) ?? defaultLocale);
  return `${url}: there is no such file: put it into public/, or correct the path${/\.pdf$/i.test(url) ? ` (the catalogue is ${catalogue})` : ''}`;
}

/** A path of the site without the language that it begins with, `/fr/about` as `/about`; null if it has none. */
function pathWithoutLocale(path: string): string | null {
  const [, locale = '', rest = ''] = /^\/([^/?#]+)(.*)$/.exec(path) ?? [];
  if (!isLocale(locale)) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
