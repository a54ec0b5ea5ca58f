import 'server-only';
import { z } from 'zod';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { readContent } from './read-content';

const group = z.array(z.string().regex(/^[\p{L}\p{M}\p{N}]+$/u, 'one word, without blanks')).min(2);
/** content/synonyms.json: by language, groups of words that mean the same. */
export const synonymsSchema = z.record(z.enum(localeCodes), z.array(group));

/**
 * Groups of words that the search in a language treats as equal: content/synonyms.json. Throws ContentError on a bad
 * file.
 */
export function getSynonyms(locale: Locale): string[][] {
  return readContent('synonyms.json', synonymsSchema)[locale];
}
