import { getDateTimeFormat } from '../i18n/formatters';
/** The first day of sale of a food: its date at noon UTC, and whether it is in the future. */
export type SaleStart = { date: Date; upcoming: boolean };

/** The date (ISO 8601) in Greece at a moment. */
export function dayInGreece(now: Date): string {
  // The Swedish date format is ISO 8601, so dates can be compared as text.
  return getDateTimeFormat('sv', { timeZone: 'Europe/Athens', dateStyle: 'short' }).format(now);
}

/** The tags of a product on a day (ISO 8601): `new` expires one year after the first day of sale. */
export function listUnexpiredProductTags(tags: string[], availableFrom: string | undefined, today: string): string[] {
  if (!availableFrom) return tags;
  const oneYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return availableFrom > oneYearAgo ? tags : tags.filter((tag) => tag !== 'new');
}

/** The days (ISO 8601) on which pages begin to show a product differently: on sale, no longer new, discontinued. */
export function listSaleChangeDays(product: { availableFrom?: string; offSale?: { since: string } }): string[] {
  const { availableFrom, offSale } = product;
  const days = offSale ? [offSale.since] : [];
  if (availableFrom) days.push(availableFrom, `${Number(availableFrom.slice(0, 4)) + 1}${availableFrom.slice(4)}`);
  return days;
}

/** True from the first day on which a food is no longer made. Days are those of Greece. */
export function isDiscontinued({ offSale }: { offSale?: { since: string } }, now: Date): boolean {
  return offSale !== undefined && offSale.since <= dayInGreece(now);
}

/**
 * The first day of sale of a product, if it has one (`2026-01-01`); otherwise null. Days are those of Greece.
 */
export function parseSaleStart(availableFrom: string | undefined, now: Date): SaleStart | null {
  if (!availableFrom) return null;
  return { date: new Date(`${availableFrom}T12:00:00Z`), upcoming: availableFrom > dayInGreece(now) };
}
