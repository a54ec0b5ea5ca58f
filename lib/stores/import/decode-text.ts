import iconv from 'iconv-lite';
import type { TextEncoding } from './text-encoding-schema';

const scripts = [
  { encoding: 'windows-1253', letters: /\p{Script=Greek}/u, vowels: /[αεηιουω]/ },
  { encoding: 'windows-1251', letters: /\p{Script=Cyrillic}/u, vowels: /[аеиоуъыэюяі]/ },
] as const;

/**
 * How much the words of a text look like words: written in one case, or with a capital first, with as many vowels as
 * languages have.
 */
function likeness(text: string, { letters, vowels }: (typeof scripts)[number]): number {
  let score = 0;
  let total = 0;
  for (const [word] of text.matchAll(/[^ -~\s]{3,}/g)) {
    const base = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const share = [...base].filter((letter) => vowels.test(letter)).length / base.length;
    const own = [...word].every((letter) => letters.test(letter));
    const cased = word === word.toUpperCase() || word.slice(1) === word.slice(1).toLowerCase();
    score +=
      (own ? word.length : -word.length) +
      (cased ? word.length : -word.length) -
      word.length * Math.abs(share - 0.45) * 2;
    total += word.length;
  }
  return total ? score / total : 0;
}

/**
 * The encoding of a text file. A byte order mark or valid UTF-8 decides; otherwise it is one of the three code pages,
 * told apart by what their letters look like. The detection library `chardet` takes half of the short lists of stores,
 * with Latin headings and Greek cells, for French or Romanian: it compares them with long texts.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd > start.length / 10) return odd > even ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    const sample = bytes.subarray(0, 100_000);
    const latin = decodeText(sample, 'windows-1252');
    // In Latin words, accented letters stand among plain ones; Greek and Cyrillic words have none of those.
    const tokens = latin.match(/[\p{L}\u0080-\u00FF]+/gu)?.filter((word) => /[^ -~]/.test(word)) ?? [];
    const mixed = tokens.filter((word) => /[a-z]/i.test(word)).length;
    if (mixed * 2 >= tokens.length) return 'windows-1252';
    const [best] = scripts
      .map((script) => ({ script, score: likeness(decodeText(sample, script.encoding), script) }))
      .sort((a, b) => b.score - a.score);
    return best?.script.encoding ?? 'windows-1253';
  }
}

/**
 * The text of a file in an encoding, without its byte order mark. By a library: Node.js 20 takes Windows-1252 for ISO
 * 8859-1, without ’ and €.
 */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding);
}
