import type { ContentProblem } from '@/lib/content/content-problem';
import { createContentProblem, type LocatedText } from './located-texts';

type ByteRange = readonly [first: number, last: number];

/** The Chinese characters of an encoding whose characters have two bytes. */
function charactersOf(encoding: string, [first, last]: ByteRange, seconds: ByteRange[]): Set<string> {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let lead = first; lead <= last; lead += 1)
    for (const [from, to] of seconds)
      for (let trail = from; trail <= to; trail += 1) {
        const character = decoder.decode(Uint8Array.of(lead, trail));
        if (/^\p{Script=Han}$/u.test(character)) characters.add(character);
      }
  return characters;
}

/** Written as this in Simplified texts, too: 瞭望. */
const shared = '瞭';

let traditional: Set<string> | undefined;
/**
 * The characters in daily use in Taiwan (the first level of Big5) that the standard of Simplified Chinese (GB 2312)
 * does not have: the encodings are the lists, so that none has to be kept here.
 */
function getTraditionalCharacters(): Set<string> {
  if (!traditional) {
    const simplified = charactersOf('gbk', [0xb0, 0xf7], [[0xa1, 0xfe]]);
    const taiwan = charactersOf(
      'big5',
      [0xa4, 0xc6],
      [
        [0x40, 0x7e],
        [0xa1, 0xfe],
      ],
    );
    traditional = new Set([...taiwan].filter((one) => !simplified.has(one) && !shared.includes(one)));
  }
  return traditional;
}

/** Words with characters that only Traditional Chinese has; the texts of the site are in Simplified Chinese. */
export function checkTraditionalChinese(snippet: LocatedText): ContentProblem[] {
  if (snippet.locale !== 'cn' || snippet.inSources) return [];
  return [...snippet.text.matchAll(/\p{Script=Han}+/gu)].flatMap(({ 0: run, index: start }) => {
    const wrong = [...run].filter((one) => getTraditionalCharacters().has(one));
    const [first] = wrong;
    if (!first) return [];
    const text = `'${[...new Set(wrong)].join('')}' is Traditional Chinese: write it in Simplified Chinese`;
    return [createContentProblem(snippet, { index: start + run.indexOf(first), found: first }, { text })];
  });
}
