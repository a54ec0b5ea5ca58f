import 'server-only';
import { z } from 'zod';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { readContent } from './read-content';

const word = '[\\p{L}\\p{M}\\p{N}]+';
const entry = z.string().regex(new RegExp(`^(?:${word}|=${word}(?: ${word})*)$`, 'u'), 'one word, without blanks');
const group = z.array(entry).min(2);
/**
 * content/synonyms.json: by language, groups of words that mean the same. What follows a `=` counts only as it is: a
 * word whose stem means something else, or a phrase.
 */
export const synonymsSchema = z.record(z.enum(localeCodes), z.array(group));

/**
 * Groups of words that the search in a language treats as equal: content/synonyms.json. Throws ContentError on a bad
 * file.
 */
export function getSynonyms(locale: Locale): string[][] {
  return readContent('synonyms.json', synonymsSchema)[locale];
}
