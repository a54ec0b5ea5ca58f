import type { ContentProblem } from '@/lib/content/content-problem';
import { getProductDictionary } from '@/lib/content/products';
import type { Locale } from '@/lib/i18n/locales';

// Units and terms of the analysis may have one text for two things.
const groups = 'ingredients additives tags formats proteins allergens lines species lifeStages'.split(' ');

/** Names of a dictionary that two things of one group have: readers could not tell them apart. */
export function findDuplicateDictionaryNames(locale: Locale): ContentProblem[] {
  const dictionary: Record<string, Record<string, string | { name: string }>> = getProductDictionary(locale);
  return groups.flatMap((group) => {
    const keysByName = new Map<string, string>();
    return Object.entries(dictionary[group] ?? {}).flatMap(([entryKey, entry]): ContentProblem[] => {
      const [key, name] = typeof entry === 'string' ? [entryKey, entry] : [`${entryKey}.name`, entry.name];
      const other = keysByName.get(name.toLowerCase());
      if (!other) {
        keysByName.set(name.toLowerCase(), key);
        return [];
      }
      const text = `'${name}' is also the name of ${group}.${other}: correct one of them`;
      return [{ file: `content/dictionaries/${locale}.json`, key: `${group}.${key}`, text }];
    });
  });
}
