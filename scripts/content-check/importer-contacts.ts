import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import type { ContentProblem } from '@/lib/content/content-problem';
import { marketsSchema } from '@/lib/content/market-schema';
import { isCountryCode } from '@/lib/text/is-country-code';
import { readValidatedJson } from '@/scripts/read-json';
import { findDuplicateIndexes } from './find-duplicate-indexes';

const marketsFile = 'content/markets.json';

type ImporterContacts = { importer: { name: string; phone: string; website: string } };

/**
 * Importers of two countries with one number or website, which is an entry that was copied and not filled in
 * completely; numbers of another country; and languages that do not exist.
 */
export function checkImporterContacts(): ContentProblem[] {
  const { markets } = readValidatedJson(marketsFile, marketsSchema);
  const shared = findSharedImporterContacts(markets);
  const foreign = findForeignNumbers(markets).filter(({ key }) => !shared.some((problem) => problem.key === key));
  return [...shared, ...foreign, ...markets.flatMap(findNoLanguages)];
}

/** The numbers and websites that an importer has in common with one before it that is not of the same group. */
export function findSharedImporterContacts(markets: ImporterContacts[]): ContentProblem[] {
  return (['phone', 'website'] as const).flatMap((field) => {
    // One company, or sister companies, may import into several countries.
    const values = markets.map(({ importer }, index) => {
      const isBranch = markets.slice(0, index).some((other) => groupName(other) === groupName({ importer }));
      return isBranch ? undefined : importer[field].replace(/[\s/]+/g, '').toLowerCase();
    });
    return findDuplicateIndexes(values).map((index) => ({
      file: marketsFile,
      key: `markets.${index}.importer.${field}`,
      text: `belongs to '${markets[values.indexOf(values[index])]?.importer.name}' already: write that of '${markets[index]?.importer.name}'`,
    }));
  });
}

/** How the names of sister companies begin, with an article: 'Zoo Baltics SIA' and 'Zoo Baltics UAB', 'La Gamelle'. */
const groupName = ({ importer }: { importer: { name: string } }) =>
  /^(?:(?:the|el|la|las|le|les|los|il|lo)\s+)?[^\s,]+/i.exec(importer.name.trim())?.[0].toLowerCase();

type Market = { code: string; importer: { name: string; phone: string } };

const callingCodeOf = (country: string): string | null =>
  isSupportedCountry(country as CountryCode) ? getCountryCallingCode(country as CountryCode) : null;

/**
 * Importers whose number begins with the code of another country. A sister company may answer for it; a number of a
 * country without an importer may be right.
 */
export function findForeignNumbers(markets: Market[]): ContentProblem[] {
  return markets.flatMap(({ code, importer }, index): ContentProblem[] => {
    const own = callingCodeOf(code);
    const written = parsePhoneNumberFromString(importer.phone)?.countryCallingCode;
    if (!own || written === own) return [];
    const place = { file: marketsFile, key: `markets.${index}.importer.phone` };
    if (!written) return [{ ...place, text: `'${importer.phone}' is no number; in ${code} it begins with +${own}` }];
    const others = markets.filter((market) => callingCodeOf(market.code) === written);
    if (others.some((market) => groupName(market) === groupName({ importer }))) return [];
    const countries = others.map((market) => market.code).join(', ');
    return [
      others.length > 0
        ? { ...place, text: `+${written} is ${countries}, but the market is ${code} (+${own}): correct the number` }
        : { ...place, weight: 'hint', text: `+${written} is not ${code} (+${own}): correct it if it is a slip` },
    ];
  });
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Codes of countries, and slips, in the place of those of languages. */
export function findNoLanguages(market: { importer: { languages: string[] } }, index: number): ContentProblem[] {
  return market.importer.languages.flatMap((code, position) => {
    if (languageNames.of(code)) return [];
    // The language that most people speak in the country with this code: el in gr, zh in cn.
    const { language } = new Intl.Locale('und', { region: code }).maximize();
    const isCountry = isCountryCode(code.toUpperCase()) && languageNames.of(language);
    return [
      {
        file: marketsFile,
        key: `markets.${index}.importer.languages.${position}`,
        text: `'${code}' is no language${isCountry ? ` but a country: write '${language}'` : '; write its two letters, such as el'}`,
      },
    ];
  });
}
