import 'server-only';
import { countryName } from '@/lib/i18n/country-name';
import type { Locale } from '@/lib/i18n/locales';
import { marketsSchema } from './market-schema';
import { readContent } from './read-content';

/**
 * The export markets, oldest first, with the names of country and town in one language. Throws ContentError on a bad
 * file.
 */
export function getMarkets(locale: Locale) {
  return readContent('markets.json', marketsSchema).markets.map((market) => {
    const name = countryName(locale, market.code);
    if (!name) throw new Error(`content/markets.json: '${market.code}' is no country`);
    const importer = { ...market.importer, place: market.importer.place[locale] };
    return { ...market, importer, name };
  });
}

/** The markets whose readers use a language. */
export function getMarketsUsingLanguage(locale: Locale) {
  return getMarkets(locale).filter(({ readers }) => readers.includes(locale));
}
