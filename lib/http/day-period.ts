import { z } from 'zod';

/** A day in a URL's query, empty when it is missing or no day. */
export const daySearchParamSchema = z.iso
  .date()
  // Years that the database accepts, including the day after the last one.
  .refine((date) => date >= '1900' && date < '9999')
  .or(z.literal(''))
  .catch('');

/** The start and end of a period of days in Athens, as the database reads them; the last day is included. */
export function resolveDayPeriod({ from, to }: { from: string; to: string }): { since?: string; until?: string } {
  const midnight = (date: string) => `${date} 00:00 Europe/Athens`;
  const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  return { ...(from && { since: midnight(from) }), ...(to && { until: midnight(dayAfter(to)) }) };
}
