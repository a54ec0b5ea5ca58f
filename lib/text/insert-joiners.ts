const joiner = '\u2060';
const noBreakSpace = '\u00a0';
/** In the place of a space. The joiner distinguishes it from the no-break spaces that texts have themselves. */
const joinedSpace = `${joiner}${noBreakSpace}`;
/** In Chinese a line may break between any two characters, and so inside a unit. */
const units = '千克|毫克|千卡|千焦|小时|分钟|个月|克|天|周|岁|餐|页|种|款|次|家|年|个';
/**
 * One-letter prepositions, conjunctions and 'я' in Cyrillic, which hang at the end of a line; no part of '-в', 'и/или'
 * or '°С'. A capital within a sentence is a name, such as a vitamin's. Not the Bulgarian 'е' and 'ѝ', which lean on the
 * word before them. No such rule binds the short words of the other languages.
 */
const oneLetterWord = "(?<![\\p{L}\\p{M}\\p{N}°'’/-])(?:[авикосуя]|(?<!(?:[\\p{Ll}\\p{N}%},])[ \\u00a0])[АВИКОСУЯ])";

/** Texts have a no-break space of their own there only before figures and dashes. */
const noBreakSpaceAfterOneLetter = new RegExp(`(?<=${oneLetterWord})${noBreakSpace}(?=\\p{L})`, 'gu');

/** Where a line must not end although browsers would end it there, in the order of the replacements. */
const seams: [seam: RegExp, join: string][] = [
  // A range of figures, in a message also between placeholders: after its dash, and around the marks of a Chinese one.
  [/(?<=[\d}]%?–)(?=[\d{])/g, joiner],
  [/(?<=[\d}])(?=[～至][\d{])|(?<=[\d}][～至])(?=[\d{])/g, joiner],
  // A number and the word after it, or its Chinese unit.
  [/(?<=.{12}\d) (?=\p{Ll}{1,12}(?![\p{L}\p{N}]))/gu, joinedSpace],
  [new RegExp(`(?<=[\\d#}])(?=${units})`, 'g'), joiner],
  [/(?<=\u2060[千毫小分个])(?=[克卡焦时钟月])/g, joiner],
  // A one-letter word and the next one, so many that joiners would make pages heavier; and what is no word.
  [new RegExp(`(?<=${oneLetterWord}) (?=\\p{L})`, 'gu'), noBreakSpace],
  [new RegExp(`(?<=${oneLetterWord}) `, 'gu'), joinedSpace],
  // What separates must not begin a line.
  [/ (?=[/·|] )/g, joinedSpace],
  // In longer texts, a short last word, which would stand alone; in Chinese the last character. What is rare is looked
  // for first: this reads every text of the site.
  [/ (?=\p{L}{1,3}[.!?…]?$)(?<=.{37})/gu, joinedSpace],
  [/(?<=[\p{Script=Han}，、]{8})(?=\p{Script=Han}[。！？”）]*$)/gu, joiner],
];

/**
 * A text for a page, with invisible joiners (U+2060) where a line would tear a range of figures, part a number from
 * what it counts, begin with a separator or leave a short word alone at the end; after a one-letter word with a
 * no-break space. What no browser lays out takes `withoutJoiners`.
 */
export function insertJoiners(text: string): string {
  return seams.reduce((joined, [seam, join]) => joined.replace(seam, join), text);
}

/** A text, or a value with all its texts however deep, without joiners: as they are in their files. */
export function withoutJoiners<T>(value: T): T {
  return mapTexts(value, (text) =>
    text.replaceAll(joinedSpace, ' ').replaceAll(joiner, '').replace(noBreakSpaceAfterOneLetter, ' '),
  );
}

/** Applies a change to every text of a value, however deep, except to those under the keys in `except`. */
export function mapTexts<T>(value: T, change: (text: string) => string, except?: RegExp): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change, except)) as T;
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, except?.test(key) ? inner : mapTexts(inner, change, except)]),
  ) as T;
}
