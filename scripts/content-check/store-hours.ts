import type { ContentProblem } from '@/lib/content/content-problem';
import type { Store } from '@/lib/stores/schema';

type Issue = Omit<ContentProblem, 'file'>;

/**
 * A store may close after midnight, but hours that last until the morning are those of a day written the wrong way
 * round. A store that is open all night has two entries: until 24:00, and on the next day from 00:00.
 */
const latestClosing = '06:00';

/** No shop is open longer into the night: the hour of closing is one of a clock with twelve hours. */
const maxHoursIntoNight = 14;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const wayOut = 'or write until 24:00 and from 00:00 on the next day';

/** What is wrong with a span of opening hours that ends on the next day; null if a shop can have it. */
function findNightProblem(opens: string, closes: string): string | null {
  if (closes > opens) return null;
  const span = `opens at ${opens} and closes at ${closes} of the next day`;
  if (closes > latestClosing) return `${span}: exchange the two, ${wayOut}`;
  const minutes = 24 * 60 - minutesOf(opens) + minutesOf(closes);
  // Midnight is 00:00 on no other clock.
  if (minutes <= maxHoursIntoNight * 60 || closes < '01:00') return null;
  const afternoon = `${Number(closes.slice(0, 2)) + 12}${closes.slice(2)}`;
  return `${span}, after ${Math.round(minutes / 60)} hours: in the afternoon this is ${afternoon}; write that, ${wayOut}`;
}

type OpeningHours = Pick<Store, 'hours' | 'seasons' | 'publicHolidays' | 'specialDays'>;

/** Opening hours of weekdays, seasons, holidays and special days that run backwards or through the night. */
export function checkStoreHours({ hours, seasons, publicHolidays, specialDays }: OpeningHours): Issue[] {
  const weeks = [
    { key: 'hours', week: hours },
    ...seasons.map((season, index) => ({ key: `seasons.${index}.hours`, week: season.hours })),
  ];
  const days = [
    ...weeks.flatMap(({ key, week }) =>
      Object.entries(week).map(([day, spans]) => ({ key: `${key}.${day}`, spans: spans ?? [] })),
    ),
    { key: 'publicHolidays', spans: publicHolidays ?? [] },
    ...specialDays.map((day, index) => ({ key: `specialDays.${index}.hours`, spans: day.hours })),
  ];
  return days.flatMap(({ key, spans }) =>
    spans.flatMap(([opens, closes], index): Issue[] => {
      const text = findNightProblem(opens, closes);
      return text ? [{ key: `${key}.${index}`, text }] : [];
    }),
  );
}
