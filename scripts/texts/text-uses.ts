import ts from 'typescript';
import { mapRouteToPublicPath } from '@/lib/config/redirects';
import { findLineStoryContentFolder } from '@/lib/content/find-line-story-content-folder';
import { paginatedListPath } from '@/lib/content/pagination';
import { getPostSlugs } from '@/lib/content/posts';
import { listProductSegmentsUnderPrefix, readProductFactsByPath } from '@/lib/content/products';
import type { PlacesOfOneText } from '@/lib/content/read-text-inventory';
import { findMessageUsesInSourceFile, matchesKeyPattern } from './message-uses';
import { type ImportGraphNode, mapFilesToEntryPoints, readSourceGraph } from './source-graph';

/**
 * Returns a function that finds where a text appears, by its id: the source files that use it, and the pages that
 * import these files. The source code is read once.
 */
export function createTextUseFinder(): (id: string) => PlacesOfOneText {
  const graph = readSourceGraph();
  const pages = pagesOfEntries(graph);
  const pageEntries = mapFilesToEntryPoints(graph, [...pages.keys()]);
  const filesOfMessage = messageFiles(graph);
  const data = [...graph.keys()].filter((file) => /\/(route|forbidden|global-error)\.tsx?$/.test(file));
  const dataEntries = mapFilesToEntryPoints(graph, data);
  const dataOf = (code: string[]) => [...new Set(code.flatMap((file) => [...(dataEntries.get(file) ?? [])]))];
  const placesOf = (code: string[]): PlacesOfOneText => {
    const entries = new Set(code.flatMap((file) => [...(pageEntries.get(file) ?? [])]));
    const routes = [...entries].flatMap((entry) => pages.get(entry) ?? []);
    return {
      code,
      pages: [...new Set(routes)].sort(),
      otherPlaces: otherPlaces(code, routes.length ? [] : dataOf(code)),
    };
  };
  const cache = new Map<string, PlacesOfOneText>();
  const withCache = (key: string, find: () => PlacesOfOneText) => {
    const places = cache.get(key) ?? find();
    cache.set(key, places);
    return places;
  };
  return (id) => {
    const [top, second = '', third = ''] = id.split('/');
    // The back end sends these; npm run auth:templates copies them from the messages.
    if (id.startsWith('messages/authMail.')) return { ...placesOf([]), otherPlaces: ['email'] };
    if (top === 'messages') return withCache(id, () => placesOf(filesOfMessage(id.slice(id.lastIndexOf('/') + 1))));
    const stories = second === 'pages' ? pagesWithLineStory(third) : [];
    if (stories.length) return { code: [], pages: stories, otherPlaces: [] };
    if (second === 'pages') return withCache(`${second}/${third}`, () => placesOf(pageFiles(graph, third)));
    if (second === 'products') return { ...ownPage(productPath(third)), otherPlaces: ['product lists'] };
    if (second === 'posts') return ownPage(mapRouteToPublicPath(`/blog/${third}`));
    const loader = loaders.find(([pattern]) => pattern.test(id))?.[1];
    return loader ? withCache(loader, () => placesOf(callers(graph, loader))) : placesOf([]);
  };
}

const maxLines = 8;

/** Where a text appears, one line for each page, for a table cell. */
export function describeTextUses({ pages, otherPlaces }: PlacesOfOneText): string {
  const lines = [...pages.map((page) => (page === '*' ? 'every page' : page)), ...otherPlaces];
  const more = lines.length - maxLines;
  return [...lines.slice(0, maxLines), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

// Texts that several pages share, and the function that loads them.
const loaders: [RegExp, string][] = [
  [/^content\/dictionaries/, 'getProductDictionary'],
  [/^content\/hero/, 'getHeroSlides'],
  [/^content\/stories/, 'getPartnerStories'],
];

const ownPage = (path: string | undefined): PlacesOfOneText => ({
  code: [],
  pages: path ? [path] : [],
  otherPlaces: [],
});

const productPath = (slug: string) =>
  [...readProductFactsByPath().values()].find((product) => product.slug === slug)?.path;

/** Site paths of the products that show this folder of content/pages as the story of their line. */
const pagesWithLineStory = (folder: string) =>
  [...readProductFactsByPath().values()]
    .filter(({ facts }) => findLineStoryContentFolder(facts.line) === folder)
    .map(({ path }) => path);

/** Entry file -> the site paths of its pages; `*` for the layout of every page. A dynamic route has sample paths. */
function pagesOfEntries(graph: Map<string, ImportGraphNode>): Map<string, string[]> {
  const pagesByEntry = new Map<string, string[]>();
  for (const file of graph.keys()) {
    const [, folder] = /^app\/\[locale\]\/(?:(.*)\/)?page\.tsx$/.exec(file) ?? [];
    if (file === 'app/[locale]/page.tsx') pagesByEntry.set(file, ['/']);
    else if (folder) pagesByEntry.set(file, samplePaths(`/${folder}`).map(mapRouteToPublicPath));
    else if (file === 'app/[locale]/layout.tsx') pagesByEntry.set(file, ['*']);
  }
  return pagesByEntry;
}

function samplePaths(route: string): string[] {
  const [first] = listProductSegmentsUnderPrefix('/products');
  const [cat] = listProductSegmentsUnderPrefix('/products/cats');
  const [post] = getPostSlugs();
  const samples: Record<string, (string | undefined)[]> = {
    '/products/[slug]': [first],
    '/products/cats/[slug]': [cat],
    '/blog/[slug]': [post],
    '/blog/category/[category]': ['feeding'],
    '/feeding-plan/[variant]': ['quick', 'detailed', 'cat'],
  };
  if (route.endsWith('/page/[page]')) return [paginatedListPath(route.replace('/page/[page]', ''), 2)];
  return (samples[route] ?? ['']).flatMap((part) =>
    part === undefined ? [] : route.replace(/\[\w+\]$/, part || '$&'),
  );
}

function otherPlaces(code: string[], data: string[]): string[] {
  return [
    ...data.map((file) => file.replace(/^app(\/\[locale\])?|\/route\.ts$/g, '')),
    ...(code.some((file) => file.startsWith('documents/')) ? ['PDF'] : []),
    ...(code.some((file) => /mail/.test(file)) ? ['email'] : []),
    ...(code.some((file) => file === 'app/[locale]/error.tsx') ? ['error screen'] : []),
  ];
}

/** Files that call a function; with `argument`, only those that pass it as the first argument. */
function callers(graph: Map<string, ImportGraphNode>, name: string, argument?: string): string[] {
  const calls = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) &&
      node.expression.getText() === name &&
      (!argument ||
        (node.arguments[0] && ts.isStringLiteral(node.arguments[0]) && node.arguments[0].text === argument))) ||
    (node.forEachChild((child) => calls(child) || undefined) ?? false);
  return [...graph.values()]
    .filter(({ source }) => source.text.includes(name) && calls(source))
    .map(({ file }) => file);
}

/** Files that show the texts of a page: they contain the name of its folder, as it is or in camel case. */
function pageFiles(graph: Map<string, ImportGraphNode>, folder: string): string[] {
  const direct = callers(graph, 'getPageCopy', folder).filter(
    (file) => !file.startsWith('lib/') && !file.endsWith('.ts'),
  );
  if (direct.length) return direct;
  const key = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names = (node: ts.Node): boolean =>
    (ts.isStringLiteral(node) && [folder, key].includes(node.text)) ||
    (node.forEachChild((child) => names(child) || undefined) ?? false);
  const filesWithName = [...graph.values()]
    .filter(({ file, source }) => /^(app|components)\//.test(file) && !file.endsWith('route.ts') && names(source))
    .map(({ file }) => file);
  const routes = filesWithName.filter((file) => file.startsWith('app/'));
  return routes.length ? routes : filesWithName;
}

/** Returns a function that finds the files that use a message, by its key. */
function messageFiles(graph: Map<string, ImportGraphNode>): (key: string) => string[] {
  const uses = new Map([...graph].map(([file, { source }]) => [file, findMessageUsesInSourceFile(source)]));
  const identifiers = new Map([...graph].map(([file, { source }]) => [file, new Set(source.text.match(/\w+/g))]));
  const importers = new Map<string, string[]>();
  for (const { file, imports } of graph.values())
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), file]);
  const namespacesAround = (file: string) =>
    [file, ...(importers.get(file) ?? [])].flatMap((source) => [...(uses.get(source)?.namespaces ?? [])]).concat('');
  const all = [...uses].flatMap(([file, { patterns: own, received }]) => {
    const around = received.size ? namespacesAround(file) : [];
    return [
      ...[...own].map((pattern) => ({ file, pattern })),
      ...[...received].flatMap((key) => around.map((space) => ({ file, pattern: space ? `${space}.${key}` : key }))),
    ];
  });
  // A pattern without a fixed part would match every message.
  const patterns = all.filter(({ pattern }) => /\w/.test(pattern));
  const isNamed = (file: string, key: string) => {
    const last = key.slice(key.lastIndexOf('.') + 1);
    return [file, ...(graph.get(file)?.imports ?? [])].some((source) => identifiers.get(source)?.has(last));
  };
  return (key) => {
    // The plan for cats overrides texts of the plan for dogs.
    const plainKey = key.replace(/^catPlan\./, '');
    const keys = plainKey === key ? [key] : [plainKey, `plan.${plainKey}`];
    const exact = patterns.filter(({ pattern }) => keys.includes(pattern));
    const loose = patterns.filter(
      ({ pattern }) => pattern.includes('*') && keys.some((candidate) => matchesKeyPattern(pattern, candidate)),
    );
    const named = loose.filter(({ file }) => isNamed(file, key));
    return filesOf(exact.length || named.length ? [...exact, ...named] : loose);
  };
}

const filesOf = (list: { file: string }[]) => [...new Set(list.map(({ file }) => file))].sort();
