import anyAscii from 'any-ascii';

// ELOT 743, as Greek passports and road signs have it; accents do not matter.
const letters: Record<string, string> = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
};
// The Bulgarian transliteration law; what it shares with others is left to the library.
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

const likeCase = (source: string, target: string, next = '') => {
  if (source === source.toLowerCase()) return target;
  const shouting =
    source.length > 1
      ? source === source.toUpperCase()
      : next !== '' && next === next.toUpperCase() && next !== next.toLowerCase();
  return shouting ? target.toUpperCase() : target.charAt(0).toUpperCase() + target.slice(1);
};

function greekWord(word: string): string {
  // A diaeresis keeps two vowels apart: Μαΐου is Maiou, and its υ belongs to the ο before it.
  const bare = word
    .normalize('NFD')
    .replace(/\p{M}/gu, (mark) => (mark === '\u0308' ? mark : ''))
    .normalize('NFC');
  return bare
    .replace(/ου/gi, (pair) => likeCase(pair, 'ou'))
    .replace(/([αεη])(υ)(?=([βγδζλμνραεηιουω])?)/gi, (pair, vowel: string, _υ, next?: string) =>
      likeCase(pair, `${letters[vowel.toLowerCase()]}${next ? 'v' : 'f'}`),
    )
    .replace(/^μπ/i, (pair) => likeCase(pair, 'b'))
    .replace(/γγ/gi, (pair) => likeCase(pair, 'ng'))
    .replace(/γξ/gi, (pair) => likeCase(pair, 'nx'))
    .replace(/γχ/gi, (pair) => likeCase(pair, 'nch'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Script=Greek}/gu, (letter, at: number, all: string) =>
      likeCase(letter, letters[letter.toLowerCase()] ?? anyAscii(letter), all[at + 1] ?? all[at - 1]),
    );
}

/**
 * A text in Latin letters; Greek by ELOT 743, Bulgarian by its law, others as is usual. Text in Latin letters stays as
 * it is.
 */
export function toLatin(text: string, country = ''): string {
  return text
    .replace(/[\p{Script=Greek}\p{M}]+/gu, greekWord)
    .replace(/\p{Script=Cyrillic}/gu, (letter, at: number, all: string) => {
      const own = country === 'BG' ? bulgarian[letter.toLowerCase()] : undefined;
      return likeCase(letter, own ?? anyAscii(letter.toLowerCase()), all[at + 1] ?? '');
    })
    .replace(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu, (rest) => anyAscii(rest));
}

/** True for a text with letters that readers of Latin script do not read. */
export const needsLatin = (text: string) => /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u.test(text);
