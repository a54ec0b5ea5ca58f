import type { ProductDictionary } from '@/lib/content/product-dictionary-schema';
import type { ProductFacts } from '@/lib/content/product-facts-schema';
import { getProductDictionary } from '@/lib/content/products';
import type { ContentIssue } from '@/lib/files/parse-file';
import { localeCodes } from '@/lib/i18n/locales';
import { findNearestName } from './nearest-name';
import { readIfValid } from './read-if-valid';

/** The lists of facts whose names only the dictionaries know. */
type Group = 'tags' | 'additives';

/** True for a name that no dictionary has: the product misspells it, so that the product is where it is reported. */
export function isUnknownEverywhere(group: Group, key: string): boolean {
  const dictionaries = readDictionaries();
  // A dictionary that is invalid may have the name.
  const areAllValid = dictionaries.length === localeCodes.length;
  return areAllValid && dictionaries.every((dictionary) => !Object.hasOwn(dictionary[group], key));
}

/** Tags and additives of a product that no language has a name for, with the most similar one. */
export function findUnnamedFacts({ tags, additives }: ProductFacts): ContentIssue[] {
  const dictionaries = readDictionaries();
  const issuesOf = (group: Group, keys: string[], pathOf: (index: number) => string): ContentIssue[] =>
    keys.flatMap((key, index) => {
      if (!isUnknownEverywhere(group, key)) return [];
      const near = findNearestName(key, [...new Set(dictionaries.flatMap((one) => Object.keys(one[group])))]);
      const wayOut = near ? `write '${near}', or, if it is new, give` : 'correct it, or, if it is new, give';
      const text = `no dictionary has '${key}': ${wayOut} it a name in content/dictionaries of every language`;
      return [{ key: pathOf(index), text }];
    });
  return [
    ...issuesOf('tags', tags, (index) => `tags.${index}`),
    ...issuesOf(
      'additives',
      additives.map(({ key }) => key),
      (index) => `additives.${index}.key`,
    ),
  ];
}

const readDictionaries = (): ProductDictionary[] =>
  localeCodes.flatMap((locale) => readIfValid(() => getProductDictionary(locale)) ?? []);
