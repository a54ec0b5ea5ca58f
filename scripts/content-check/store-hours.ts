import type { ContentProblem } from '@/lib/content/content-problem';
import type { Store } from '@/lib/stores/schema';

type Issue = Omit<ContentProblem, 'file'>;

/**
 * A store may close after midnight, but hours that last until the morning are those of a day written the wrong way
 * round. A store that is open all night has two entries: until 24:00, and on the next day from 00:00.
 */
const latestClosing = '06:00';

type OpeningHours = Pick<Store, 'hours' | 'seasons' | 'publicHolidays' | 'specialDays'>;

/** Opening hours of weekdays, seasons, holidays and special days that run backwards. */
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
    spans.flatMap(([opens, closes], index): Issue[] =>
      closes > opens || closes <= latestClosing
        ? []
        : [
            {
              key: `${key}.${index}`,
              text:
                `opens at ${opens} and closes at ${closes} of the next day: exchange the two, ` +
                'or write until 24:00 and from 00:00 on the next day',
            },
          ],
    ),
  );
}
