import { type Face, missingCharacters } from './fonts';

// Emoji with everything that joins them, flags, and all that leaves no mark on paper or turns the direction of text.
const unprintable =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u20e3]|\p{C}|\p{Variation_Selector}/gu;

/**
 * Free text as it can be printed: composed, white space folded, pictures and control characters dropped. A character that no
 * face draws becomes its base letter, else a question mark, since the renderer would print a wrong letter instead.
 */
export function safeText(text: string, faces: Face[]): string {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').replace(unprintable, '').trim();
  return [...plain.matchAll(/\P{M}\p{M}*/gu)]
    .map(([cluster]) => {
      if (!missingCharacters(cluster, faces).length) return cluster;
      const [base = '?'] = cluster.normalize('NFD');
      return missingCharacters(base, faces).length ? '?' : base;
    })
    .join('')
    .replace(/ {2,}/g, ' ');
}
