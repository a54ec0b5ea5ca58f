import type { ContentProblem } from '@/lib/content/content-problem';
import type { ContentFileBytes } from './text-files';

type Encoding = { bytes: Map<string, number>; pattern: RegExp };

// Some versions of Node.js decode these bytes of windows-1252 as those of ISO 8859-1.
const western = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

/** The code pages in which programs read the letters of our languages wrongly. */
const encodings = ['windows-1252', 'windows-1251', 'windows-1253'].map(encodingOf);
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Letters that a program read in a wrong encoding and saved again: 'Ã©' for 'é', 'â€™' for '’', 'Îº' for 'κ'. */
export function findWronglyDecodedTexts({ file, bytes }: ContentFileBytes): ContentProblem[] {
  const text = bytes.toString('utf8');
  return encodings.flatMap((encoding) =>
    [...text.matchAll(encoding.pattern)].flatMap(({ 0: found, index }): ContentProblem[] => {
      const meant = decode(found, encoding);
      if (!meant) return [];
      const shown = /\S/.test(meant) ? `'${meant}'` : 'a no-break space';
      const advice = 'type it anew, and save the file as UTF-8';
      return [
        { file, offset: index, found, replace: meant, text: `'${found}' is ${shown} in a wrong encoding: ${advice}` },
      ];
    }),
  );
}

function encodingOf(name: string): Encoding {
  const decoded = [...new TextDecoder(name).decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128))];
  const characters = name === 'windows-1252' ? [...western, ...decoded.slice(western.length)] : decoded;
  const between = (first: number, last: number) =>
    `[${characters
      .slice(first - 128, last - 127)
      .join('')
      .replace(/[\]\\^-]/g, '\\$&')}]`;
  const [next, two, three] = [between(0x80, 0xbf), between(0xc2, 0xdf), between(0xe0, 0xef)];
  const sequence = `(?:${two}${next}|${three}${next}${next})`;
  // A single pair may be a letter before a quotation mark, except those that none of the languages writes.
  const single = name === 'windows-1252' ? `|[ÃÂ]${next}|â€${next}` : '';
  return {
    bytes: new Map(characters.map((character, index) => [character, index + 128])),
    pattern: new RegExp(`${sequence}{2,}${single}`, 'gu'),
  };
}

function decode(found: string, { bytes }: Encoding): string | null {
  try {
    return decoder.decode(Uint8Array.from(found, (character) => bytes.get(character) ?? 0));
  } catch {
    // Not what an encoding makes of UTF-8, so the letters are meant.
    return null;
  }
}
