import { existsSync } from 'node:fs';
import { type PageKey, pageContentFolder, sitePaths } from '@/lib/config/site-paths';
import type { ContentProblem } from '@/lib/content/content-problem';
import { listContent } from '@/lib/content/read-content';
import { isLocale, localeCodes, staffLocales } from '@/lib/i18n/locales';
import type { RawContentFile } from './text-files';

const topLevelFiles =
  'brand changes claims countries hero ingredients markets media places redirects stores stories switched-off synonyms'.split(
    ' ',
  );
// Pages whose texts other pages show.
const partialPages = ['just-meat', 'yummy', 'yummy-sausages'];

/** Files that nothing reads, such as the backup copy of an editor, and missing files of a language. */
export function findStrayAndMissingFiles(sources: RawContentFile[]): ContentProblem[] {
  return [
    ...sources.flatMap(({ file }) => (isKnown(file) ? [] : [{ file, text: strayText(file) }])),
    ...missingFiles(),
  ];
}

function isKnown(file: string): boolean {
  const [, top = '', name = '', inner = ''] = /^(content|messages)\/([^/]+)(?:\/(.+))?$/.exec(file) ?? [];
  const locale = (text: string) => isLocale(text.replace(/\.\w+$/, ''));
  if (top === 'messages') return inner ? name === 'staff' && locale(inner) : locale(name);
  if (!inner) return topLevelFiles.includes(name.replace(/\.json$/, ''));
  const [, leaf] = inner.split('/');
  if (name === 'dictionaries' || name === 'terms') return locale(inner) && inner.endsWith('.json');
  if (!leaf || inner.split('/').length > 2) return false;
  if (name === 'pages') return leaf.endsWith('.json') && locale(leaf) && pages().includes(inner.split('/')[0] ?? '');
  if (name === 'products') return leaf === 'facts.json' || (leaf.endsWith('.json') && locale(leaf));
  return name === 'posts' && (leaf === 'post.json' || (leaf.endsWith('.mdx') && locale(leaf)));
}

const pages = () => [
  ...(Object.keys(sitePaths) as PageKey[]).filter((key) => key !== 'compare').map(pageContentFolder),
  ...partialPages,
];

function strayText(file: string): string {
  return /copy|\(\d\)|~|\.bak| /i.test(file)
    ? 'looks like a copy; nothing reads it: delete it'
    : 'nothing reads this file: its name must be a language code or one of the known names';
}

function missingFiles(): ContentProblem[] {
  const folders = ['pages', 'products', 'posts'].flatMap((kind) =>
    listContent(kind).map((name) => `content/${kind}/${name}`),
  );
  const expected = [
    ...pages()
      .map((name) => `content/pages/${name}`)
      .filter((folder) => !existsSync(folder))
      .map((folder) => `${folder}/en.json`),
    ...[...folders, 'content/dictionaries', 'messages'].flatMap((folder) =>
      localeCodes.map((locale) => `${folder}/${locale}.${folder.startsWith('content/posts/') ? 'mdx' : 'json'}`),
    ),
    ...staffLocales.map((locale) => `messages/staff/${locale}.json`),
    ...topLevelFiles.filter((name) => !['redirects', 'changes'].includes(name)).map((name) => `content/${name}.json`),
  ];
  return expected.filter((file) => !existsSync(file)).map((file) => ({ file, text: 'is missing' }));
}
