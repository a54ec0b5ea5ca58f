import type { ContentProblem } from '@/lib/content/content-problem';
import { marketsSchema } from '@/lib/content/market-schema';
import { readContent } from '@/lib/content/read-content';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { valueOfNumberWord } from './number-words';
import { readSectionsIfValid } from './read-if-valid';

const yearInProse = /(?<![\d:/.])(?:19|20)\d{2}(?![\d/:])/g;
const yearsIn = (text: string) => (text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []).map(Number);

type Entry = { file: string; key: string; id: string; title: string; locale: Locale };
type StatedYear = { file: string; key: string; found: string; at: number; year: number; locale: Locale };

const fileOf = (page: string, locale: Locale) => `content/pages/${page}/${locale}.json`;
/** The items of a section in all languages. */
function listEntries(page: string, isMeant: (sectionId: string | undefined) => boolean): Entry[] {
  return localeCodes.flatMap((locale) =>
    readSectionsIfValid(page, locale).flatMap((section, index) =>
      isMeant(section.id)
        ? section.items.map(({ key: id = '', title = '' }, itemIndex) => {
            const key = `sections.${index}.items.${itemIndex}.title`;
            return { file: fileOf(page, locale), key, id, title, locale };
          })
        : [],
    ),
  );
}

/** The number of markets and the first year, which the page on exports shows alone: `11`, `2017 г.`, `2017年`. */
function checkExportFigures(expected: Partial<Record<string, number>>): ContentProblem[] {
  return listEntries('exports', (id) => id !== 'markets').flatMap(({ file, key, id, title, locale }) => {
    const value = expected[id];
    if (value === undefined) return [];
    const numbers = [...(title.match(/\d+/g) ?? []).map(Number), valueOfNumberWord(locale, title)];
    if (numbers.includes(value)) return [];
    return [{ file, key, text: `is '${title}'; by content/markets.json it is ${value}` }];
  });
}

function yearsInMarketsSection(locale: Locale): StatedYear[] {
  return readSectionsIfValid('exports', locale).flatMap(({ id, paragraphs }, index) =>
    paragraphs.flatMap((text, paragraph) =>
      [...(id === 'markets' ? text.matchAll(yearInProse) : [])].map(({ 0: found, index: at }) => {
        const key = `sections.${index}.paragraphs.${paragraph}`;
        return { file: fileOf('exports', locale), key, found, at, year: Number(found), locale };
      }),
    ),
  );
}

/**
 * Years in the paragraphs on markets in which none began. A year to come, one before the first market, and one that most
 * languages state may be of something else, or a number of shops.
 */
function checkYearsInProse(years: number[]): ContentProblem[] {
  const stated = localeCodes.flatMap(yearsInMarketsSection);
  const isPast = (year: number) => year >= (years[0] ?? 0) && year <= new Date().getFullYear();
  const isUsual = (year: number) =>
    new Set(stated.flatMap((other) => (other.year === year ? [other.locale] : []))).size * 2 > localeCodes.length;
  return stated.flatMap(({ file, key, found, at, year }): ContentProblem[] => {
    if (years.includes(year)) return [];
    const text = `in ${found} no market began; content/markets.json has ${years.join(', ')}`;
    return [{ file, key, found, at, text, weight: isPast(year) && !isUsual(year) ? undefined : 'hint' }];
  });
}

/** Years of the timeline in which no market began, and years in which one did and that it lacks. */
function checkTimeline(years: number[]): ContentProblem[] {
  const entries = listEntries('about', (id) => id === 'timeline');
  const isOfMarket = ({ title }: Entry) => yearsIn(title).some((year) => years.includes(year));
  const wrong = entries.flatMap((entry): ContentProblem[] => {
    const { file, key, id, title } = entry;
    if (yearsIn(title).length === 0 || isOfMarket(entry)) return [];
    // An entry on something else, such as the foundation, has a year of no market in every language.
    const others = entries.filter((other) => other.id === id && other.locale !== entry.locale);
    const isSlip = others.filter(isOfMarket).length * 2 > others.length;
    const text = `in '${title}' no market began; content/markets.json has ${years.join(', ')}`;
    return [{ file, key, text, weight: isSlip ? undefined : 'hint' }];
  });
  const lacking = localeCodes.flatMap((locale): ContentProblem[] => {
    const own = entries.filter((entry) => entry.locale === locale);
    const missing = years.filter((since) => !own.some(({ title }) => yearsIn(title).includes(since)));
    const [first] = own;
    if (!first || missing.length === 0) return [];
    const text = `lacks ${missing.join(', ')}, in which markets began by content/markets.json: add an entry`;
    return [{ file: first.file, key: first.key.replace(/\.items.*/, ''), text }];
  });
  return [...wrong, ...lacking];
}

/** The number of markets and their years as the pages on exports and on the company show them in digits. */
export function checkMarketFigures(): ContentProblem[] {
  const { markets } = readContent('markets.json', marketsSchema);
  const years = [...new Set(markets.map(({ since }) => since))].sort();
  return [
    ...checkExportFigures({ countries: markets.length, since: years[0] }),
    ...checkYearsInProse(years),
    ...checkTimeline(years),
  ];
}
