import { getNumberFormat } from './formatters';

/** Where browsers would break a range of figures there is an invisible joiner (U+2060). */
const rangeMarks: Record<string, string> = { zh: '\u2060～\u2060', es: '-' };

/** A range of figures or hours, on one line, as a language (BCP 47 tag) writes it. */
export function formatFigureRange(tag: string, from: string | number, to: string | number): string {
  return `${from}${rangeMarks[tag.slice(0, 2)] ?? '–\u2060'}${to}`;
}

/** A range of percentages: Chinese has the sign at both ends, other languages at the second. */
export function formatPercentRange(tag: string, from: number, to: number): string {
  const percent = getNumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const first = tag.startsWith('zh') ? percent.format(from / 100) : getNumberFormat(tag).format(from);
  return formatFigureRange(tag, first, percent.format(to / 100));
}

/** A number with its unit, never parted from it, as a language (BCP 47 tag) writes it. */
export function formatNumberWithUnit(tag: string, number: string, unit: string): string {
  return `${number}${tag.startsWith('zh') ? '' : '\u00A0'}${unit}`;
}
