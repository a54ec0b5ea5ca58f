import { dateTimeFormat } from '../i18n/formatters';
/** When a food goes on sale: its date at noon UTC, and whether that day is still ahead. */
export type FirstSaleDay = { date: Date; upcoming: boolean };

/** The date (ISO 8601) in Greece at a moment. */
export function dayInGreece(now: Date): string {
  // The Swedish date format is ISO 8601, so dates can be compared as text.
  return dateTimeFormat('sv', { timeZone: 'Europe/Athens', dateStyle: 'short' }).format(now);
}

/** The tags of a product on a day (ISO 8601): `new` ends by itself a year after the first day of sale. */
export function currentProductTags(tags: string[], availableFrom: string | undefined, today: string): string[] {
  if (!availableFrom) return tags;
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return availableFrom > lastYear ? tags : tags.filter((tag) => tag !== 'new');
}

/** True from the day on which a food is no longer made. Days are counted in Greece. */
export function isDiscontinued({ offSale }: { offSale?: { since: string } }, now: Date): boolean {
  return offSale !== undefined && offSale.since <= dayInGreece(now);
}

/**
 * Availability of a product that has a first day of sale (`2026-01-01`); null without one. Days are counted in Greece.
 */
export function getFirstSaleDay(availableFrom: string | undefined, now: Date): FirstSaleDay | null {
  if (!availableFrom) return null;
  return { date: new Date(`${availableFrom}T12:00:00Z`), upcoming: availableFrom > dayInGreece(now) };
}
