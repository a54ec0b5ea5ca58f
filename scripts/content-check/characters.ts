import type { ContentProblem } from '@/lib/content/content-problem';
import { findMixedScripts } from './mixed-scripts';
import { memoizeInProcess } from './process-memo';
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
export const checkCharacters = memoizeInProcess('characters', (source: ContentFileBytes): readonly ContentProblem[] => {
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
  return [
    ...problems,
    ...findUncomposedCharacter(file, text),
    ...findMixedScripts(source),
    ...findWronglyDecodedTexts(source),
  ];
});

/** Marks of polytonic Greek that look like those of the keyboard. */
const lookalikes: Record<string, string> = {
  '\u037e': "is the Greek question mark of old texts: type the ';' of the keyboard",
  '\u0387': "is the ano teleia of old texts: type '·' (U+00B7)",
};

/** The first letter with its accent apart, or the first old form of a character; `--fix` replaces them all. */
function findUncomposedCharacter(file: string, text: string): ContentProblem[] {
  const composed = text.normalize('NFC');
  if (composed === text) return [];
  let offset = 0;
  while (text[offset] === composed[offset]) offset += 1;
  // The difference may be in the second half of a character, or in its second accent.
  while (offset > 0 && /^[\p{M}\udc00-\udfff]/u.test(text.slice(offset))) offset -= 1;
  const found = /^.\p{M}*/su.exec(text.slice(offset))?.[0] ?? '';
  const modern = found.normalize('NFC');
  const described = `'${found}' (U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
  const isApart = /\p{M}$/u.test(found) || modern === found;
  const origin = /\p{Script=Greek}/u.test(found) ? ', of polytonic Greek' : '';
  const problem = isApart
    ? `an accent stands apart from its letter in '${modern}': type the letter anew`
    : `${described} ${lookalikes[found] ?? `is an old form${origin}: type '${modern}' anew`}`;
  return [{ file, offset, found, weight: 'style', text: `${problem}, or run the check with --fix` }];
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
