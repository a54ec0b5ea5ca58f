import { type PageKey, pageContentFolder } from '@/lib/config/site-paths';
import { marketsSchema } from '@/lib/content/market-schema';
import { getShownSections } from '@/lib/content/page-copy';
import { readContent } from '@/lib/content/read-content';
import type { Locale } from '@/lib/i18n/locales';

/** Places of pages that the program names, not the texts. */
export const codeDefinedAnchorsByPage: Partial<Record<PageKey | 'product', readonly string[]>> = {
  fullRange: ['find'],
  storeLocator: ['stores', 'markets', 'ask'],
  product: [
    'amounts',
    ...`additives analysis bone composition handling label packs questionnaire recipe related story where`
      .split(' ')
      .map((name) => `${name}-heading`),
  ],
};

/** The places of the page with the stores that say how to buy in each country. */
const listMarketAnchors = () => readContent('markets.json', marketsSchema).markets.map(({ code }) => `market-${code}`);

/** Sections of which a page shows the texts, but no place that a link can lead to. */
const withoutPlace: Partial<Record<PageKey, readonly string[]>> = {
  blog: ['intro', 'newsletter'],
  completeRawMeals: ['families'],
};

/**
 * The places of a page that a link can lead to: its sections, and the questions of the FAQ. Null if the page cannot be
 * read, or if nothing is known of it.
 */
export function listPageAnchors(key: PageKey, locale: Locale): Set<string> | null {
  if (key === 'compare') return null;
  try {
    const sections = getShownSections(pageContentFolder(key), locale);
    const ids = sections.map(({ id }) => id).filter((id) => !withoutPlace[key]?.includes(id));
    // The entries of other pages are shown without their keys.
    const questions = key === 'faq' ? sections.flatMap(({ items }) => items.flatMap((item) => item.key ?? [])) : [];
    const markets = key === 'storeLocator' ? listMarketAnchors() : [];
    return new Set([...ids, ...questions, ...markets, ...(codeDefinedAnchorsByPage[key] ?? [])]);
  } catch {
    // The check of pages reports why it cannot be read.
    return null;
  }
}
