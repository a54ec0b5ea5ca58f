import { formatTimeOfDay } from '@/lib/i18n/format-time-of-day';
import { getDateTimeFormat } from '@/lib/i18n/formatters';

/** The labels of the state that a card shows; `#` stands for the time. */
export type OpenLabels = Record<'openUntil' | 'openAlways' | 'opensAt' | 'closedNow', string>;

const weekMs = 7 * 86_400_000;

/**
 * Whether a store is open now and until when, or when it opens: `Open until 21:00`, `Opens Mon 9:00`. The moments are
 * pairs, in order.
 */
export function computeOpenStateAndLabel(
  moments: [from: number, to: number][],
  now: number,
  timeZone: string,
  tag: string,
  labels: OpenLabels,
): { open: boolean; text: string } {
  const format = (moment: number, options: Intl.DateTimeFormatOptions) =>
    getDateTimeFormat(tag, { timeZone, ...options }).format(moment);
  const timeOfDay = (moment: number) =>
    formatTimeOfDay(tag, format(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }));
  const next = moments.find(([, to]) => to > now);
  if (!next) return { open: false, text: labels.closedNow };
  const [from, to] = next;
  if (from <= now)
    return to - now > weekMs
      ? { open: true, text: labels.openAlways }
      : { open: true, text: labels.openUntil.replace('#', timeOfDay(to)) };
  const isToday = format(now, { dateStyle: 'short' }) === format(from, { dateStyle: 'short' });
  // The weekday as within a date: Latvian writes `Pirmd.` alone, but `pirmd.` inside a text.
  const weekday = getDateTimeFormat(tag, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
    .formatToParts(from)
    .find(({ type }) => type === 'weekday');
  const day = isToday || !weekday ? '' : `${weekday.value} `;
  return { open: false, text: labels.opensAt.replace('#', day + timeOfDay(from)) };
}

/**
 * Encodes moments for an attribute of a card: the time zone, then the minutes between consecutive moments in base 36,
 * the first since 1970. Differences repeat from card to card, so they compress well.
 */
export function encodeOpenIntervals(timeZone: string, moments: [number, number][]): string {
  const minutes = moments.flat().map((moment) => moment / 60_000);
  return [timeZone, ...minutes.map((minute, index) => (minute - (minutes[index - 1] ?? 0)).toString(36))].join(' ');
}

/** Decodes moments that `encodeOpenIntervals` encoded. */
export function decodeOpenIntervals(encoded: string): { timeZone: string; moments: [number, number][] } {
  const [timeZone = 'UTC', ...steps] = encoded.split(' ');
  const moments: [number, number][] = [];
  let minute = 0;
  for (const [index, step] of steps.entries()) {
    const from = minute;
    minute += Number.parseInt(step, 36);
    if (index % 2) moments.push([from * 60_000, minute * 60_000]);
  }
  return { timeZone, moments };
}
