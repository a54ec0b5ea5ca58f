import type { ContentProblem } from '@/lib/content/content-problem';
import { marketsSchema } from '@/lib/content/market-schema';
import { getUnfilteredPageCopy } from '@/lib/content/page-copy';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { listContent, readContent } from '@/lib/content/read-content';
import { ContentError } from '@/lib/files/parse-file';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { type CountedThing, countsOf } from './counts';
import { createContentProblem, type LocatedText } from './located-texts';

type ProductLine = ProductFacts['line'];
/** How many there are, and what decides it. A hint is what texts may still have to follow. */
type Expected = { count: number; source: string; weight?: 'hint' };

/** The texts that introduce all recipes of a line. */
const lineTexts: { line: ProductLine; page: string; title: string }[] = [
  { line: 'full-range', page: 'full-range', title: 'fullRange' },
  { line: 'mediterranean', page: 'mediterranean-diet', title: 'mediterraneanDiet' },
  { line: 'cats', page: 'cats', title: 'cats' },
];
/** The texts that state how many markets there are; a number of countries elsewhere may be of something else. */
const aboutMarkets = /^(?:content\/pages\/(?:about|exports|faq|home)\/|messages\/|content\/hero\.json)/;
const introduction = /^(?:lead|metaDescription|sections\.\d+\.heading)$/;

/** Reads a file; null if it is invalid, which another check reports. */
function readIfValid<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}

function lineOf({ file, key = '' }: LocatedText): ProductLine | undefined {
  return lineTexts.find(
    ({ line, page, title }) =>
      (file.startsWith(`content/pages/${page}/`) && introduction.test(key)) ||
      (file.startsWith('content/dictionaries/') && key === `lines.${line}.description`) ||
      (file.startsWith('messages/') && key === `pageTitles.${title}`),
  )?.line;
}

/** A function that tells how many of a thing there are in what a text is about; undefined if it is about no whole. */
function createCounter(): (snippet: LocatedText, of: CountedThing) => Expected | undefined {
  const products = new Map(
    listContent('products').map((slug) => [
      slug,
      readIfValid(() => readContent(`products/${slug}/facts.json`, productFactsSchema)),
    ]),
  );
  // How many products a line has is known only if all facts can be read.
  const all = [...products.values()];
  const markets = readIfValid(() => readContent('markets.json', marketsSchema))?.markets.length;
  return (snippet, of) => {
    const { file } = snippet;
    const line = lineOf(snippet);
    const slug = /^content\/products\/([^/]+)\//.exec(file)?.[1];
    const facts = slug ? products.get(slug) : undefined;
    if (of === 'country' && markets && aboutMarkets.test(file))
      return { count: markets, source: 'content/markets.json' };
    if (of === 'ingredient' && facts)
      return { count: facts.ingredients.length, source: `content/products/${slug}/facts.json` };
    if (of === 'recipe' && line && !all.includes(null))
      return {
        count: all.filter((product) => product?.line === line).length,
        source: `the line '${line}' of content/products`,
        // A new product may be there before the texts of its line. A language that differs from the others is a fault.
        weight: 'hint',
      };
    return undefined;
  };
}

/** Counts of markets, recipes and ingredients, in digits or words, that the content contradicts. */
export function checkCounts(snippets: LocatedText[]): ContentProblem[] {
  const expectedOf = createCounter();
  return snippets.flatMap((snippet) =>
    countsOf(snippet).flatMap(({ index, found, of, count }) => {
      const expected = expectedOf(snippet, of);
      // 'In two countries' may name them: only a larger number is that of all markets.
      if (!expected || expected.count === count || (of === 'country' && count < 3)) return [];
      const text = `'${found}' says ${count}, but ${expected.source} has ${expected.count}: correct the text`;
      return [createContentProblem(snippet, { index, found }, { text, weight: expected.weight })];
    }),
  );
}

const year = /(?<![\d:/.])(?:19|20)\d{2}(?![\d/:])/g;

/** The number of markets and their years as the pages on exports and on the company show them in digits. */
export function checkMarketFigures(): ContentProblem[] {
  const { markets } = readContent('markets.json', marketsSchema);
  const years = [...new Set(markets.map(({ since }) => since))].sort();
  const check = (locale: Locale): ContentProblem[] => {
    const file = (page: string) => `content/pages/${page}/${locale}.json`;
    const sectionsOf = (page: string) => readIfValid(() => getUnfilteredPageCopy(page, locale))?.sections ?? [];
    const problems: ContentProblem[] = [];
    for (const [index, { id, items, paragraphs }] of sectionsOf('exports').entries()) {
      for (const [itemIndex, item] of items.entries()) {
        const expected = { countries: markets.length, since: years[0] }[item.key ?? ''];
        if (expected === undefined || id === 'markets' || item.title === String(expected)) continue;
        problems.push({
          file: file('exports'),
          key: `sections.${index}.items.${itemIndex}.title`,
          text: `is '${item.title}'; by content/markets.json it is ${expected}`,
        });
      }
      for (const [paragraphIndex, text] of paragraphs.entries())
        for (const { 0: found, index: at } of id === 'markets' ? text.matchAll(year) : [])
          if (!years.includes(Number(found)))
            problems.push({
              file: file('exports'),
              key: `sections.${index}.paragraphs.${paragraphIndex}`,
              found,
              at,
              text: `in ${found} no market began; content/markets.json has ${years.join(', ')}`,
            });
    }
    const index = sectionsOf('about').findIndex(({ id }) => id === 'timeline');
    const items = sectionsOf('about')[index]?.items ?? [];
    for (const [itemIndex, { title }] of items.entries())
      if (!years.includes(Number(title)))
        problems.push({
          file: file('about'),
          key: `sections.${index}.items.${itemIndex}.title`,
          text: `in '${title}' no market began; content/markets.json has ${years.join(', ')}`,
        });
    const missing = years.filter((since) => !items.some(({ title }) => Number(title) === since));
    if (items.length > 0 && missing.length > 0)
      problems.push({
        file: file('about'),
        key: `sections.${index}`,
        text: `lacks ${missing.join(', ')}, in which markets began by content/markets.json: add an entry`,
      });
    return problems;
  };
  return localeCodes.flatMap(check);
}
