import 'server-only';
import { createOnFirstUse } from '@/lib/create-on-first-use';
import { getDisplayNames } from '@/lib/i18n/formatters';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { buildNameMatchKey } from './name-match-key';

const countries = createOnFirstUse(() => {
  const codesByKey = new Map<string, string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const locale of localeCodes) {
    const names = getDisplayNames(languageTag(locale), { type: 'region', fallback: 'none' });
    for (const first of letters)
      for (const second of letters) {
        const name = names.of(first + second);
        if (name && !codesByKey.has(buildNameMatchKey(name))) codesByKey.set(buildNameMatchKey(name), first + second);
      }
  }
  return codesByKey;
});

/**
 * The two-letter code of a country from its name in any language of the site, or from the code itself. Empty if
 * there is no such country.
 */
export function countryCodeByName(name: string): string {
  if (/^[a-z]{2}$/i.test(name)) return name.toUpperCase();
  if (/^(el|gre|grc|hellas)$/i.test(name)) return 'GR';
  return countries().get(buildNameMatchKey(name)) ?? '';
}
