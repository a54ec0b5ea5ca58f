import type { Brand } from '@/lib/brand';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The days the maker is open, in the language of the tag: a run as its two ends, other days as a list. */
export function openingDays(days: Brand['hours']['days'], tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const positions = days.map((day) => week.indexOf(day)).sort((a, b) => a - b);
  // The first of January 2024 was a Monday.
  const names = positions.map((position) => format.format(Date.UTC(2024, 0, 1 + position)));
  const isRun = names.length > 2 && positions.every((position, index) => position === (positions[0] ?? 0) + index);
  return isRun ? `${names.at(0)} – ${names.at(-1)}` : new Intl.ListFormat(tag).format(names);
}
