import { existsSync } from 'node:fs';
import path from 'node:path';
import { type PageKey, pageContentFolder, sitePaths } from '@/lib/config/site-paths';
import type { ContentProblem } from '@/lib/content/content-problem';
import { listContentFolderNames } from '@/lib/content/read-content';
import { listFilesBelow } from '@/lib/files/list-files';
import { isNonHiddenFileName } from '@/lib/files/parse-file';
import { isLocale, localeCodes, staffLocales } from '@/lib/i18n/locales';
import { findRenamedProductFolders } from './renamed-product-folders';

const topLevelFiles =
  'brand changes claims countries hero ingredients markets media places redirects stores stories switched-off synonyms'.split(
    ' ',
  );
// Pages whose texts other pages show.
const partialPages = ['just-meat', 'yummy', 'yummy-sausages'];

/** Files that nothing reads, such as the backup copy of an editor, and missing files of a language. */
export function findStrayAndMissingContentFiles(): ContentProblem[] {
  const files = ['content', 'messages']
    .flatMap(listFilesBelow)
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.split('/').every(isNonHiddenFileName));
  const unknownPages = listContentFolderNames('pages').filter((name) => !pages().includes(name));
  return [
    ...unknownPages.map((name) => ({
      file: `content/pages/${name}`,
      isCause: true,
      text: 'no page of the site has this name, so nothing reads the folder: delete it, or have the page added (docs/tasks/add-a-page.md)',
    })),
    ...files.flatMap((file) =>
      isKnown(file) || isNested(file) ? [] : [{ file, isCause: true, text: strayText(file) }],
    ),
    ...[...new Set(files.filter(isNested).map(folderOfNested))].map((file) => ({
      file,
      isCause: true,
      text: `a folder inside ${nouns[kindOf(file)]}; nothing reads it: move it to content/${kindOf(file)}, or delete it`,
    })),
    ...findRenamedProductFolders(),
    ...missingFiles(),
  ];
}

function isKnown(file: string): boolean {
  const [, top = '', name = '', inner = ''] = /^(content|messages)\/([^/]+)(?:\/(.+))?$/.exec(file) ?? [];
  if (top === 'messages') return isTextFile(inner || name, 'json') && (!inner || name === 'staff');
  if (!inner) return topLevelFiles.some((known) => name === `${known}.json`);
  const [folder = '', leaf, ...deeper] = inner.split('/');
  if (name === 'dictionaries' || name === 'terms') return isTextFile(inner, 'json');
  if (!leaf || deeper.length > 0) return false;
  if (name === 'pages') return isTextFile(leaf, 'json') && pages().includes(folder);
  if (name === 'products') return leaf === 'facts.json' || isTextFile(leaf, 'json');
  return name === 'posts' && (leaf === 'post.json' || isTextFile(leaf, 'mdx'));
}

/** True for the name of a language with an extension: `fr.json`. */
const isTextFile = (name: string, extension: 'json' | 'mdx') =>
  name.endsWith(`.${extension}`) && isLocale(name.slice(0, -extension.length - 1));

const pages = () => [
  ...(Object.keys(sitePaths) as PageKey[]).filter((key) => key !== 'compare').map(pageContentFolder),
  ...partialPages,
];

const kindOf = (file: string) => file.split('/')[1] ?? '';

/** True for a file in a folder that was put into the folder of a page, post or product. */
const isNested = (file: string) => kindOf(file) in nouns && file.split('/').length > 4;
const folderOfNested = (file: string) => file.split('/').slice(0, 4).join('/');

const nouns: Record<string, string> = { pages: 'a page', posts: 'a post', products: 'a product' };

function strayText(file: string): string {
  if (/copy|\(\d\)|~|\.bak| /i.test(file)) return 'looks like a copy; nothing reads it: delete it';
  const [, kind = '', rest = ''] = /^content\/(pages|posts|products)\/(.+)$/.exec(file) ?? [];
  if (kind && !rest.includes('/')) return `a file, not ${nouns[kind]}, which is a folder; nothing reads it: delete it`;
  const name = path.posix.basename(file);
  const rightName = correctName(name, kind);
  const isInPlace = kind ? rest.split('/').length === 2 : file.split('/').length < 4;
  if (rightName && rightName !== name && isInPlace) return `nothing reads this file: rename it to ${rightName}`;
  if (!kind) return 'nothing reads this file: delete it';
  const example = kind === 'posts' ? 'post.json, or a language such as en.mdx' : 'a language such as en.json';
  return `nothing reads this file: delete it, or name it as ${example}`;
}

/** The codes under which the site has the languages that others call so. */
const siteCodes: Record<string, string> = { el: 'gr', zh: 'cn', 'zh-cn': 'cn', 'zh-hans': 'cn', sp: 'es' };

/** The name that a file with the code of a language in another spelling, or with another ending, should have. */
function correctName(name: string, kind: string): string | null {
  const lower = name.toLowerCase();
  const extension = kind === 'posts' ? 'mdx' : 'json';
  if (lower !== name && ['facts.json', 'post.json'].includes(lower)) return lower;
  const [written = ''] = lower.split('.');
  const stem = siteCodes[written] ?? written;
  return isLocale(stem) && /\.(jsonc?|json5|mdx?|txt)$/.test(lower) ? `${stem}.${extension}` : null;
}

function missingFiles(): ContentProblem[] {
  const folders = ['pages', 'products', 'posts'].flatMap((kind) =>
    listContentFolderNames(kind)
      .filter((name) => kind !== 'pages' || pages().includes(name))
      .map((name) => `content/${kind}/${name}`),
  );
  const expected = [
    ...pages()
      .filter((name) => !listContentFolderNames('pages').includes(name))
      .map((name) => `content/pages/${name}/en.json`),
    ...[...folders, 'content/dictionaries', 'content/terms', 'messages'].flatMap((folder) =>
      localeCodes.map((locale) => `${folder}/${locale}.${folder.startsWith('content/posts/') ? 'mdx' : 'json'}`),
    ),
    ...staffLocales.map((locale) => `messages/staff/${locale}.json`),
    ...topLevelFiles.filter((name) => !['redirects', 'changes'].includes(name)).map((name) => `content/${name}.json`),
  ];
  return expected.filter((file) => !existsSync(file)).map((file) => ({ file, isCause: true, text: 'is missing' }));
}
