import type { ContentProblem } from '@/lib/content/content-problem';
import { findMixedScripts } from './mixed-scripts';
import type { ContentFileBytes } from './text-files';
import { findWronglyDecodedTexts } from './wrong-encoding';

// Control, format and filler characters, those of private fonts, and the same as escapes in JSON.
const unwanted =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for these.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u115f\u1160\u2028\u2029\u3164\uffa0]|\u034f|[\u17b4\u17b5]|\p{Cf}|\p{Co}|\\u(?:00ad|200[b-f]|202[8-9a-e]|206[0-9a-f]|feff|e[0-9a-f]{3}|f[0-8][0-9a-f]{2})/giu;

/**
 * Invisible characters and those that only one font defines, which come with pasted text; Windows line ends; accents
 * that are not composed with their letter; letters of another alphabet or of a wrong encoding.
 */
export function checkCharacters(source: ContentFileBytes): ContentProblem[] {
  const { file, bytes } = source;
  const text = bytes.toString('utf8');
  const problems = [...text.matchAll(unwanted)].map(({ 0: found, index }): ContentProblem => {
    const replace = /[\u2028\u2029]/.test(found) ? ' ' : '';
    return { file, offset: index, found, replace, text: `${nameOf(found)} stands here, which nobody sees: delete it` };
  });
  if (text.includes('\r'))
    problems.push({
      file,
      line: 1,
      weight: 'style',
      text: 'has the line ends of Windows: save it with those of Unix (LF), or run the check with --fix',
    });
  if (text.normalize('NFC') !== text)
    problems.push({
      file,
      offset: Math.max(text.search(/\p{M}/u), 1),
      weight: 'style',
      text: 'an accent stands apart from its letter: type the letter anew',
    });
  return [...problems, ...findMixedScripts(source), ...findWronglyDecodedTexts(source)];
}

function nameOf(found: string): string {
  const code = found.startsWith('\\u') ? found.slice(2) : (found.codePointAt(0) ?? 0).toString(16);
  const point = Number.parseInt(code, 16);
  const kind =
    point === 0xad
      ? 'a soft hyphen'
      : /\p{Co}/u.test(String.fromCodePoint(point))
        ? 'a character of a private font'
        : (point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069)
          ? 'a mark that reverses the direction of the text'
          : 'an invisible character';
  return `${kind} (U+${code.toUpperCase().padStart(4, '0')})`;
}
