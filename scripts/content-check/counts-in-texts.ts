import type { ContentProblem } from '@/lib/content/content-problem';
import { marketsSchema } from '@/lib/content/market-schema';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { listContentFolderNames, readContent } from '@/lib/content/read-content';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { findStatedCounts, type StatedCount } from './counts';
import { createContentProblem, type LocatedText } from './located-texts';
import { readIfValid, readSectionsIfValid } from './read-if-valid';

type ProductLine = ProductFacts['line'];
/** How many there are, and what decides it. A hint is what texts may still have to follow, or may mean otherwise. */
type Expected = { count: number; source: string; weight?: 'hint' };

/** The texts that introduce all recipes of a line. */
const lineTexts: { line: ProductLine; page: string; title: string }[] = [
  { line: 'full-range', page: 'full-range', title: 'fullRange' },
  { line: 'mediterranean', page: 'mediterranean-diet', title: 'mediterraneanDiet' },
  { line: 'cats', page: 'cats', title: 'cats' },
];
/** The texts that may state how many markets there are; a number of countries elsewhere is of something else. */
const aboutMarkets = /^(?:content\/pages\/(?:about|exports|faq|home)\/|messages\/|content\/hero\.json)/;
const introduction = /^(?:lead|metaDescription|sections\.\d+\.heading)$/;

function lineOf({ file, key = '' }: LocatedText): ProductLine | undefined {
  return lineTexts.find(
    ({ line, page, title }) =>
      (file.startsWith(`content/pages/${page}/`) && introduction.test(key)) ||
      (file.startsWith('content/dictionaries/') && key === `lines.${line}.description`) ||
      (file.startsWith('messages/') && key === `pageTitles.${title}`),
  )?.line;
}

/** The page and key of each text that states how many markets there are, such as `exports/en lead`. */
function listMarketCountPlaces(): Set<string> {
  const placesOf = (locale: Locale) => {
    const headings = [
      ['exports', 'markets'],
      ['about', 'timeline'],
    ].flatMap(([page = '', section]) =>
      readSectionsIfValid(page, locale).flatMap(({ id }, index) =>
        id === section ? [`${page} sections.${index}.heading`] : [],
      ),
    );
    const answers = readSectionsIfValid('faq', locale).flatMap(({ items }, section) =>
      items.flatMap(({ key }, item) =>
        key === 'export-enquiry' ? [`faq sections.${section}.items.${item}.text`] : [],
      ),
    );
    const introductions = ['exports', 'about'].flatMap((page) => [`${page} lead`, `${page} metaDescription`]);
    return [...introductions, ...headings, ...answers].map((place) => place.replace(' ', `/${locale} `));
  };
  return new Set(localeCodes.flatMap(placesOf));
}

// The home country may be counted as well: `in twelve countries, Greece included`.
const included =
  /(?<!\p{L})(?:inclu|συμπεριλ|περιλαμβ|μαζί με|включая|вместе с|в том числе|включително|compris|ieskaitot|compres)|包括|含|在内/iu;

/** A function that tells how many of a thing there are in what a text is about; undefined if it is about no whole. */
function createCounter(): (snippet: LocatedText, count: StatedCount) => Expected | undefined {
  const products = new Map(
    listContentFolderNames('products').map((slug) => [
      slug,
      readIfValid(() => readContent(`products/${slug}/facts.json`, productFactsSchema)),
    ]),
  );
  // How many products a line has is known only if all facts can be read.
  const all = [...products.values()];
  const markets = readIfValid(() => readContent('markets.json', marketsSchema))?.markets.length;
  const countPlaces = listMarketCountPlaces();
  const isCountPlace = ({ file, key }: LocatedText) =>
    countPlaces.has(`${file.replace(/^content\/pages\/|\.json$/g, '')} ${key}`);
  return (snippet, { of, isDirect, index, found }) => {
    const { file, text } = snippet;
    const line = lineOf(snippet);
    const slug = /^content\/products\/([^/]+)\//.exec(file)?.[1];
    const facts = slug ? products.get(slug) : undefined;
    // European or neighbouring countries are not the markets.
    if (of === 'country' && markets && isDirect && aboutMarkets.test(file)) {
      const [rest = ''] = text.slice(index + found.length).split(/[.!?;。！？；]/);
      const isFirm = isCountPlace(snippet) && !included.test(rest);
      return { count: markets, source: 'content/markets.json', weight: isFirm ? undefined : 'hint' };
    }
    // 'Three animal ingredients' may be a part.
    if (of === 'ingredient' && facts)
      return {
        count: facts.ingredients.length,
        source: `content/products/${slug}/facts.json`,
        weight: isDirect ? undefined : 'hint',
      };
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
  return snippets.flatMap((snippet) => {
    const stated = findStatedCounts(snippet).flatMap((count) => {
      const expected = count.mayBeWhole ? expectedOf(snippet, count) : undefined;
      return expected ? [{ ...count, expected }] : [];
    });
    return stated.flatMap(({ index, found, of, count, expected }) => {
      // 'In two countries' may name them: only a larger number is that of all markets.
      if (expected.count === count || (of === 'country' && count < 3)) return [];
      const text = `'${found}' says ${count}, but ${expected.source} has ${expected.count}: correct the text`;
      // If the text states the whole as well, another number is of a part.
      const statesWhole = stated.some((other) => other.of === of && other.count === expected.count);
      return [
        createContentProblem(snippet, { index, found }, { text, weight: statesWhole ? 'hint' : expected.weight }),
      ];
    });
  });
}
