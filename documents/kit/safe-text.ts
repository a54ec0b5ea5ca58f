import { type Face, missingCharacters } from './fonts';

// Emoji and their joiners, flags, and characters that are invisible in print or change the text direction.
const unprintable =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u20e3]|\p{C}|\p{Variation_Selector}/gu;

/**
 * Free text in printable form: composed, with white space collapsed, emoji and control characters dropped. A
 * character that no font contains becomes its base letter, otherwise a question mark, because the renderer
 * would print a wrong letter instead.
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
