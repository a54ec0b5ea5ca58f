import type { ContentProblem } from '@/lib/content/content-problem';
import type { Locale } from '@/lib/i18n/locales';
import { type ContentFileBytes, localeOfFile } from './text-files';

const scripts = {
  Latin: /\p{Script=Latin}/u,
  Greek: /\p{Script=Greek}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
};
type Script = keyof typeof scripts;
const scriptNames = Object.keys(scripts) as Script[];

/** Letters that look the same, in a column each; a dot stands for a script without such a letter. */
const twins: Record<Script, string> = {
  Latin: 'ABEHIKMNOPTXYZCSJaeocpxyijsvkóáéíúý',
  Greek: 'ΑΒΕΗΙΚΜΝΟΡΤΧΥΖ...α.ο.ρχυι..νκόά.ίύ.',
  Cyrillic: 'АВЕНІКМ.ОРТХУ.СЅЈаеосрхуіјѕ.к......',
};

/** Units whose first letter is Greek. */
const isUnit = (word: string) => /^(?:μ(?:g|m|l|L|M|S|mol|kat)|[kM]?Ω)$/u.test(word);

const scriptOf = (letter: string) => scriptNames.find((script) => scripts[script].test(letter));

/** Words that mix letters of several alphabets: they look right, but no search finds them, and voices spell them. */
export function findMixedScripts({ file, bytes }: ContentFileBytes): ContentProblem[] {
  // The n of the escape \n is no letter of the word after it.
  const text = bytes.toString('utf8').replace(/\\[nrt]/g, '  ');
  const mixed = [...text.matchAll(/[\p{L}\p{M}]{2,}/gu)].flatMap(({ 0: word, index }): ContentProblem[] => {
    // Of nearly every word all letters are of one script, which is found much faster than the script of each.
    if (scriptNames.filter((script) => scripts[script].test(word)).length < 2) return [];
    const counts = countScripts(word);
    if (counts.size < 2 || isUnit(word)) return [];
    const script = mainScript(counts, file);
    const odd = [...new Set(word)].filter((letter) => (scriptOf(letter) ?? script) !== script);
    const right = [...word].map((letter) => (odd.includes(letter) ? twinOf(letter, script) : letter));
    const named = odd.map((letter) => `'${letter}' is ${scriptOf(letter)}`).join(', ');
    const isRepairable = right.every((letter) => letter !== null);
    const advice = isRepairable
      ? `type '${right.join('')}' with the ${script} keyboard`
      : 'type the word anew, or put a space or a hyphen between two words';
    return [
      {
        file,
        offset: index,
        found: word,
        ...(isRepairable ? { replace: right.join('') } : {}),
        text: `'${word}' mixes alphabets: ${named}, the other letters are ${script}: ${advice}`,
      },
    ];
  });
  return [...mixed, ...findLoneLetters(file, text)];
}

/** Words of a single letter, such as a Latin 'o' between two Greek words. */
function findLoneLetters(file: string, text: string): ContentProblem[] {
  const script = ownScript(localeOfFile(file));
  if (script === 'Latin') return [];
  const lone =
    script === 'Greek'
      ? /(?<=\p{Script=Greek}[ \u00a0])o(?=[ \u00a0]\p{Script=Greek})/gu
      : /(?<=\p{Script=Cyrillic}[ \u00a0,]+)[aocyk](?=[ \u00a0]\p{Script=Cyrillic})/gu;
  return [...text.matchAll(lone)].map(({ 0: found, index }) => {
    const replace = twinOf(found, script) ?? found;
    const advice = `type '${replace}' with the ${script} keyboard`;
    return { file, offset: index, found, replace, text: `'${found}' between ${script} words is Latin: ${advice}` };
  });
}

const ownScript = (locale: Locale | null): Script =>
  locale === 'gr' ? 'Greek' : locale === 'ru' || locale === 'bg' ? 'Cyrillic' : 'Latin';

function countScripts(word: string): Map<Script, number> {
  const counts = new Map<Script, number>();
  for (const letter of word) {
    const script = scriptOf(letter);
    if (script) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  return counts;
}

/** The script of most letters; of as many, that of the file's language. */
function mainScript(counts: Map<Script, number>, file: string): Script {
  const own = ownScript(localeOfFile(file));
  const weigh = (script: Script) => (counts.get(script) ?? 0) + (script === own ? 0.5 : 0);
  return [...counts.keys()].sort((a, b) => weigh(b) - weigh(a))[0] ?? own;
}

function twinOf(letter: string, script: Script): string | null {
  const from = scriptOf(letter);
  const column = from ? [...twins[from]].indexOf(letter) : -1;
  const twin = [...twins[script]][column];
  return column < 0 || twin === undefined || twin === '.' ? null : twin;
}
