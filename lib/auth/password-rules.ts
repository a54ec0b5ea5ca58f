import 'server-only';
import { brand } from '@/lib/config/brand';

/** The minimum length of a password, as the back end is configured. */
const shortest = 12;
// zxcvbn's scale from 0 to 4; 3 is "safely unguessable" against attacks on a stolen hash.
const minScore = 3;

/** Why a password is rejected: a key under `auth.errors`. */
export type PasswordWeakness = 'weakLength' | 'weakGuessable';

/**
 * Why a password is too weak, null when it is good. Character classes are not required: what counts is how many guesses
 * it would take for somebody who knows the common passwords, the brand and what `about` says about the person.
 */
export async function findPasswordWeakness(
  password: string,
  about: readonly string[],
): Promise<PasswordWeakness | null> {
  if ([...password].length < shortest) return 'weakLength';
  const known = [brand.name, brand.slug, ...about].flatMap((text) => [text, ...text.split(/[\s@._-]+/)]);
  const personalTerms = known.filter(({ length }) => length > 2).map((word) => word.toLowerCase());
  const rest = personalTerms.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  if (rest.length < shortest / 2) return 'weakGuessable';
  // Its word lists take time and memory, so they are loaded only when a password is set.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return judge.check(password, personalTerms).score < minScore ? 'weakGuessable' : null;
}
