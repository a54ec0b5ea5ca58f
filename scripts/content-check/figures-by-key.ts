import type { LocatedText } from './located-texts';

/** A figure of a text: the values that it states, comparable with those of other languages. */
type StatedFigure = { snippet: LocatedText; index: number; found: string; values: string[]; written?: string[] };
/** The figures that one language states in a text, in their order, and all values: in digits, and in words as well. */
export type LocaleFigures = { locale: unknown; snippets: LocatedText[]; figures: StatedFigure[]; all: Set<string> };

/** So many other languages have to agree before the odd one out is wrong: every one of the rest but two. */
const minAgreeing = 6;

const valuesOf = ({ figures }: LocaleFigures) => figures.flatMap(({ values }) => values);
const othersThan = (text: LocaleFigures, texts: LocaleFigures[]) =>
  texts.filter(({ locale }) => locale !== text.locale);

/**
 * The figures in digits that only one language states in this text, while nearly all others agree on another value that
 * it lacks. A language that merely says more or less than the others is right.
 */
export function findOddFigures(texts: LocaleFigures[]): StatedFigure[] {
  return texts.flatMap((text) => {
    const others = othersThan(text, texts);
    const isOwn = (value: string) => !others.some(({ all }) => all.has(value));
    if (!valuesOf(text).some(isOwn)) return [];
    const counts = new Map<string, number>();
    for (const { all } of others) for (const value of all) counts.set(value, (counts.get(value) ?? 0) + 1);
    const lacking = [...counts].flatMap(([value, count]) =>
      count >= minAgreeing && !text.all.has(value) ? [nameOf(value)] : [],
    );
    return text.figures.filter(({ values }) => values.some((value) => isOwn(value) && lacking.includes(nameOf(value))));
  });
}

/** The unit at the end of a value. */
const nameOf = (value: string) => value.replace(/^[\d.−-]+/, '');

/** The values of each unit in their order. */
function sequencesOf(text: LocaleFigures): Map<string, { value: string; figure: StatedFigure }[]> {
  const sequences = new Map<string, { value: string; figure: StatedFigure }[]>();
  for (const figure of text.figures)
    for (const value of figure.written ?? figure.values)
      sequences.set(nameOf(value), [...(sequences.get(nameOf(value)) ?? []), { value, figure }]);
  return sequences;
}

/** The values that both texts state equally often, in the order of the first. */
function sharedValues(values: string[], others: string[]): string[] {
  const count = (list: string[], value: string) => list.filter((other) => other === value).length;
  return values.filter((value) => count(values, value) === count(others, value));
}

/**
 * The first figure of each unit that stands elsewhere in one language than in nearly all others: two of them were
 * exchanged. `isMovable` tells which values a language may put where its grammar wants them, such as `per 100 g`.
 */
export function findExchangedFigures(
  texts: LocaleFigures[],
  isMovable: (value: string) => boolean,
): { figure: StatedFigure; expected: string }[] {
  const sequences = new Map(texts.map((text) => [text, sequencesOf(text)]));
  return texts.flatMap((text) =>
    [...(sequences.get(text) ?? [])].flatMap(([unit, entries]) => {
      const fixed = entries.filter(({ value }) => !isMovable(value));
      const own = fixed.map(({ value }) => value);
      const orders = othersThan(text, texts).flatMap((other) => {
        const values = (sequences.get(other)?.get(unit) ?? []).flatMap(({ value }) =>
          isMovable(value) ? [] : [value],
        );
        const [mine, theirs] = [sharedValues(own, values), sharedValues(values, own)];
        return new Set(mine).size > 1 ? [{ mine, theirs, isSame: mine.join() === theirs.join() }] : [];
      });
      const [other] = orders;
      if (!other || orders.length < minAgreeing || orders.some(({ isSame }) => isSame)) return [];
      const position = other.mine.findIndex((value, index) => value !== other.theirs[index]);
      const figure = fixed.find(({ value }) => value === other.mine[position])?.figure;
      return figure ? [{ figure, expected: other.theirs.join(', ') }] : [];
    }),
  );
}

/** Percentages and temperatures, whose sign is short enough to be lost. */
const losableUnits = ['%', '°C'];
// Written in words, the unit is there.
const spelledUnitPattern =
  'τοις|βαθμ|per\\s?cent|por\\s?cien|процент|градус|pour\\s?cent|на\\s?сто|procent|degr|grad|grād|度|个百分点';
// A hyphen makes an adjective of it (`a 10-percent solution`), and the first number of a range shares the unit.
const restOfRange = '\\s?(?:[–～至到‑-]|\\p{L}{1,5})\\s?\\d+(?:[.,]\\d+)?';
const spelledUnit = new RegExp(`^(?:${restOfRange})?(?:\\s|[-‑])*(?:${spelledUnitPattern})|百分之$`, 'iu');
/** In `between 4 and 12 %` the first number has the unit of the second, which is at most so many characters away. */
const maxDistanceToUnit = 25;

/** The values with a sign such as % that all other languages but one write, and this one does not. */
function findLostValues(text: LocaleFigures, others: LocaleFigures[]): string[] {
  const [first, ...rest] = others.map(({ figures }) => figures.flatMap(({ written = [] }) => written));
  const isAgreed = (value: string) => rest.filter((values) => values.includes(value)).length >= rest.length - 1;
  return [...new Set(first)].filter(
    (value) => losableUnits.includes(nameOf(value)) && !text.all.has(value) && isAgreed(value),
  );
}

/** Numbers that stand without a unit in one language, where all others write them with a sign such as %. */
export function findLostUnits(texts: LocaleFigures[]): (Omit<StatedFigure, 'values'> & { unit: string })[] {
  return texts.flatMap((text) => {
    const others = othersThan(text, texts);
    if (others.length < minAgreeing) return [];
    return findLostValues(text, others).flatMap((value) => {
      const unit = nameOf(value);
      const number = value.replace(/[^\d.]/g, '').replace('.', '[.,]');
      const bare = new RegExp(`(?<![\\d.,:/])${number}(?![\\d:/]|[.,]\\d)`, 'gu');
      return text.snippets.flatMap((snippet) =>
        [...snippet.text.matchAll(bare)].flatMap(({ 0: found, index }) => {
          const end = index + found.length;
          const hasUnit =
            text.figures.some(
              (figure) =>
                figure.snippet === snippet &&
                figure.index < end + maxDistanceToUnit &&
                index < figure.index + figure.found.length &&
                (figure.index <= index || figure.found.endsWith(unit)),
            ) ||
            spelledUnit.test(snippet.text.slice(end)) ||
            spelledUnit.test(snippet.text.slice(0, index));
          return hasUnit ? [] : [{ snippet, index, found, unit }];
        }),
      );
    });
  });
}
