import anyAscii from 'any-ascii';
import { findMissingCharacters, type LoadedPdfFontFamily } from './fonts';

// Emoji and their joiners, flags, and characters that are invisible in print or change the text direction.
const unprintable =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u20e3]|\p{C}|\p{Variation_Selector}/gu;

/** Latin letters for what no font has: 'Hma' for หมา. What has none, such as a rare symbol, is left out. */
function transliterate(text: string): string {
  const latin = text.split(' ').map(anyAscii).join(' ');
  return latin.replace(/[^\p{L}\p{N} '-]/gu, '').replace(/^\p{Ll}|(?<= )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/**
 * Free text in printable form: composed, with white space collapsed, emoji and control characters dropped. A
 * character that no font contains becomes its base letter, otherwise Latin letters, because the renderer
 * would print a wrong letter instead. Empty if nothing remains.
 */
export function toPrintableText(text: string, faces: LoadedPdfFontFamily[]): string {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').replace(unprintable, '').trim();
  const missing = (character: string) => findMissingCharacters(character, faces).length > 0;
  const parts: { text: string; missing: boolean }[] = [];
  for (const [cluster] of plain.matchAll(/\P{M}\p{M}*/gu)) {
    const [base = ''] = cluster.normalize('NFD');
    const printed = missing(cluster) && !missing(base) ? base : cluster;
    const last = parts.at(-1);
    // A name in another script is transliterated as a whole, with the spaces in it.
    if (last?.missing === missing(printed) || (last && printed === ' ')) last.text += printed;
    else parts.push({ text: printed, missing: missing(printed) });
  }
  return parts
    .map((part) => (part.missing ? transliterate(part.text) : part.text))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}
