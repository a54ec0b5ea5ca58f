import type { ContentProblem } from '@/lib/content/content-problem';
import { createContentProblem, type LocatedText } from './located-texts';
import { localeOfFile } from './text-files';

const alphanumeric = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N}]';
const registerNumber = '[1-5][a-e]\\d{1,4}[a-z]{0,3}';
const vitamin = '(?:[Vv]itam[iī]n|[Вв]итамин|[Ββ]ιταμίν)\\p{L}*\\s|维生素\\s?|维他命\\s?';
// `vitamin E 200 mg`, `vitamin E 200 000 IU` and the Italian `E 500 g al giorno bastano` state amounts.
const amountUnit =
  'mg|мг|毫克|[µμ]g|мкг|微克|g|г|克|kg|кг|千克|公斤|IU|UI|IE|I\\.U\\.|ME|МЕ|SV|ml|мл|毫升|kcal|ккал|kJ';
const restOfAmount = `(?:[.,]\\d|\\s\\d{3}(?!\\d)|(?:\\s?[–-]\\s?\\d+)?\\s?(?:%|(?:${amountUnit})(?!${alphanumeric})))`;
// The E of an E number may be typed with a Greek or Cyrillic keyboard.
const additiveNumber = `(?<!${vitamin})[E\\u0395\\u0415][ \\u00a0-]?(?:1\\d{3}|[1-9]\\d{2})[a-z]?(?!${restOfAmount})`;
/** Register numbers such as 3a671, and E numbers. */
const code = new RegExp(`(?<!${alphanumeric}|-)(?:${registerNumber}|${additiveNumber})(?!${alphanumeric})`, 'gu');
const minLanguages = 3;

type StatedCode = { snippet: LocatedText; index: number; found: string; value: string };

const normalize = (found: string) => found.replace(/^[E\u0395\u0415][ \u00a0-]?/, 'E');

/** The key of a text across languages; the paragraphs of a post have none, so a post is one text. */
const subjectOf = ({ file, key = '' }: LocatedText): string =>
  `${file.slice(0, file.lastIndexOf('/'))} ${file.endsWith('.mdx') ? '' : key}`;

/** Codes of additives that a text states and the same text of most languages does not, and the other way round. */
export function checkAdditiveCodes(snippets: readonly LocatedText[]): ContentProblem[] {
  const subjects = new Map<string, Map<string, { snippet: LocatedText; codes: StatedCode[] }>>();
  for (const snippet of snippets) {
    if (snippet.inSources || !localeOfFile(snippet.file)) continue;
    const texts = subjects.get(subjectOf(snippet)) ?? new Map();
    const { snippet: first = snippet, codes = [] } = texts.get(snippet.file) ?? {};
    subjects.set(
      subjectOf(snippet),
      texts.set(snippet.file, { snippet: first, codes: [...codes, ...codesOf(snippet)] }),
    );
  }
  return [...subjects.values()].flatMap((texts) => (texts.size < minLanguages ? [] : compare([...texts.values()])));
}

const codesOf = (snippet: LocatedText): StatedCode[] =>
  [...snippet.text.matchAll(code)].map(({ 0: found, index }) => ({ snippet, index, found, value: normalize(found) }));

function compare(texts: { snippet: LocatedText; codes: StatedCode[] }[]): ContentProblem[] {
  const all = new Set(texts.flatMap(({ codes }) => codes.map(({ value }) => value)));
  const has = ({ codes }: { codes: StatedCode[] }, value: string) => codes.some((one) => one.value === value);
  const isUsual = (value: string) => texts.filter((text) => has(text, value)).length * 2 > texts.length;
  const usual = [...all].filter(isUsual);
  return texts.flatMap((text) => [
    ...text.codes
      .filter(({ value }) => !usual.includes(value))
      .map(({ snippet, index, found }) =>
        createContentProblem(
          snippet,
          { index, found },
          {
            text: `most languages do not have the code '${found}' here${usual.length ? ` (they have ${usual.join(', ')})` : ''}: correct the one that is wrong`,
          },
        ),
      ),
    ...usual
      .filter((value) => !has(text, value))
      .map((value): ContentProblem => {
        const { file, key } = text.snippet;
        const isPost = file.endsWith('.mdx');
        return {
          file,
          ...(isPost ? { line: 1 } : { key }),
          text: `lacks the code '${value}', which the other languages have`,
        };
      }),
  ]);
}
