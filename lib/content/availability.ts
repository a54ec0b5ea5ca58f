/** When a food comes to the shops: its date at noon UTC, and whether that day is still ahead. */
export type Availability = { date: Date; upcoming: boolean };

/** Availability of a product that has a first day of sale (`2026-01-01`); null without one. Days are counted in Greece. */
export function availability(availableFrom: string | undefined, now: Date): Availability | null {
  if (!availableFrom) return null;
  // Swedish writes dates as ISO 8601 does, so that they compare as text.
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Athens', dateStyle: 'short' }).format(now);
  return { date: new Date(`${availableFrom}T12:00:00Z`), upcoming: availableFrom > today };
}
