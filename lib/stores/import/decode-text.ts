import iconv from 'iconv-lite';
import type { TextEncoding } from './text-encoding-schema';

const scripts = [
  { encoding: 'windows-1253', letters: /\p{Script=Greek}/u, vowels: /[αεηιουω]/ },
  { encoding: 'windows-1251', letters: /\p{Script=Cyrillic}/u, vowels: /[аеиоуъыэюяі]/ },
] as const;

/**
 * A score for how plausible the words of a text are: in one case or with a capital first letter, and with the share of
 * vowels that languages have.
 */
function plausibility(text: string, { letters, vowels }: (typeof scripts)[number]): number {
  let score = 0;
  let total = 0;
  for (const [word] of text.matchAll(/[^ -~\s]{3,}/g)) {
    const base = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const vowelShare = [...base].filter((letter) => vowels.test(letter)).length / base.length;
    const isInScript = [...word].every((letter) => letters.test(letter));
    const hasPlausibleCase = word === word.toUpperCase() || word.slice(1) === word.slice(1).toLowerCase();
    score +=
      (isInScript ? word.length : -word.length) +
      (hasPlausibleCase ? word.length : -word.length) -
      word.length * Math.abs(vowelShare - 0.45) * 2;
    total += word.length;
  }
  return total ? score / total : 0;
}

/**
 * The encoding of a text file. A byte order mark or valid UTF-8 decides; otherwise it is one of the three code pages,
 * distinguished by the plausibility of the words. The detection library `chardet` is trained on long texts: it detects
 * half of the short store lists with Latin headings and Greek cells as French or Romanian.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd > start.length / 10) return odd > even ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    const sample = bytes.subarray(0, 100_000);
    const latin = decodeTextInEncoding(sample, 'windows-1252');
    // In Latin words, accented letters stand among plain ones; Greek and Cyrillic words have none of those.
    const tokens = latin.match(/[\p{L}\u0080-\u00FF]+/gu)?.filter((word) => /[^ -~]/.test(word)) ?? [];
    const mixed = tokens.filter((word) => /[a-z]/i.test(word)).length;
    if (mixed * 2 >= tokens.length) return 'windows-1252';
    const [best] = scripts
      .map((script) => ({ script, score: plausibility(decodeTextInEncoding(sample, script.encoding), script) }))
      .sort((a, b) => b.score - a.score);
    return best?.script.encoding ?? 'windows-1253';
  }
}

/**
 * Decodes the text of a file and removes its byte order mark. Uses a library, because Node.js 20 decodes Windows-1252
 * as ISO 8859-1, without ’ and €.
 */
export function decodeTextInEncoding(bytes: Uint8Array, encoding: TextEncoding): string {
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding);
}
