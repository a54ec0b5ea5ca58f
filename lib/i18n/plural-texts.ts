import { getNumberFormat, getPluralRules } from './formatters';

/** The number of things found, as text: one text per plural form, and `none`; # stands for the number. */
export type PluralTexts = Partial<Record<Intl.LDMLPluralRule, string>> & { none: string; other: string };

/** The texts of a language by its BCP 47 tag. In the browser they replace a dictionary and its formatter. */
export function createPluralTexts(tag: string, text: (count: number) => string): PluralTexts {
  const rules = getPluralRules(tag);
  const texts: PluralTexts = { none: text(0), other: text(0) };
  for (const count of [1.5, ...Array.from({ length: 30 }, (_, index) => 30 - index)])
    texts[rules.select(count)] = text(count).replace(/\d+([.,]\d+)?/, '#');
  return texts;
}

/** The text for a number. */
export function pluralText(texts: PluralTexts, count: number, tag: string): string {
  if (count === 0) return texts.none;
  const form = texts[getPluralRules(tag).select(count)] ?? texts.other;
  return form.replace('#', getNumberFormat(tag).format(count));
}
