import 'server-only';
import { countryName } from '@/lib/i18n/country-name';
import { getCollator } from '@/lib/i18n/formatters';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { countryCodes } from './schemas';

const known = new Map<Locale, readonly { value: string; label: string }[]>();

/**
 * The countries to choose from, named and sorted as in the language. Throws when content/countries.json lists no
 * country.
 */
export function listCountryOptions(locale: Locale): readonly { value: string; label: string }[] {
  const options = known.get(locale) ?? read(locale);
  known.set(locale, options);
  return options;
}

function read(locale: Locale) {
  const tag = languageTag(locale);
  const { compare } = getCollator(tag);
  return countryCodes
    .map((value) => {
      const label = countryName(locale, value);
      if (!label) throw new Error(`content/countries.json: '${value}' is no country`);
      return { value, label };
    })
    .sort((a, b) => compare(a.label, b.label));
}
