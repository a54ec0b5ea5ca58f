import anyAscii from 'any-ascii';

// ELOT 743, which Greek passports and road signs use; accents are ignored.
const letters: Record<string, string> = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
};
// Letters for which the Bulgarian transliteration law differs from the library.
const bulgarian: Record<string, string> = {
  щ: 'sht',
  ъ: 'a',
  х: 'h',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
  ц: 'ts',
  ж: 'zh',
  й: 'y',
};

const matchCase = (source: string, target: string, next = '') => {
  if (source === source.toLowerCase()) return target;
  const isUpperCase =
    source.length > 1
      ? source === source.toUpperCase()
      : next !== '' && next === next.toUpperCase() && next !== next.toLowerCase();
  return isUpperCase ? target.toUpperCase() : target.charAt(0).toUpperCase() + target.slice(1);
};

function greekWord(word: string): string {
  // A diaeresis separates two vowels: Μαΐου is Maiou, and its υ belongs to the preceding ο.
  const withoutAccents = word
    .normalize('NFD')
    .replace(/\p{M}/gu, (mark) => (mark === '\u0308' ? mark : ''))
    .normalize('NFC');
  return withoutAccents
    .replace(/ου/gi, (pair) => matchCase(pair, 'ou'))
    .replace(/([αεη])(υ)(?=([βγδζλμνραεηιουω])?)/gi, (pair, vowel: string, _υ, next?: string) =>
      matchCase(pair, `${letters[vowel.toLowerCase()]}${next ? 'v' : 'f'}`),
    )
    .replace(/^μπ/i, (pair) => matchCase(pair, 'b'))
    .replace(/γγ/gi, (pair) => matchCase(pair, 'ng'))
    .replace(/γξ/gi, (pair) => matchCase(pair, 'nx'))
    .replace(/γχ/gi, (pair) => matchCase(pair, 'nch'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Script=Greek}/gu, (letter, at: number, all: string) =>
      matchCase(letter, letters[letter.toLowerCase()] ?? anyAscii(letter), all[at + 1] ?? all[at - 1]),
    );
}

/**
 * Transliterates a text to Latin letters: Greek by ELOT 743, Bulgarian by its law, other scripts by the library. Latin
 * letters stay unchanged.
 */
export function toLatin(text: string, country = ''): string {
  return text
    .replace(/[\p{Script=Greek}\p{M}]+/gu, greekWord)
    .replace(/\p{Script=Cyrillic}/gu, (letter, at: number, all: string) => {
      const lawLetter = country === 'BG' ? bulgarian[letter.toLowerCase()] : undefined;
      return matchCase(letter, lawLetter ?? anyAscii(letter.toLowerCase()), all[at + 1] ?? '');
    })
    .replace(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu, (text) => anyAscii(text));
}

/** True for a text with Greek, Cyrillic or Chinese letters. */
export const hasNonLatinScript = (text: string) => /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u.test(text);
