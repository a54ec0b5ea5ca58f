import { formatTimeOfDay } from '@/lib/i18n/format-time-of-day';
import { getDateTimeFormat, getListFormat } from '@/lib/i18n/formatters';
import { type BrandConfig, schemaOrgWeekdays } from './brand';

/**
 * The maker's days and hours as the message `footer.hoursValue` takes them: `run` states whether the days follow each
 * other, `first` and `last` are then its ends, `days` is the list.
 */
export function toBusinessHoursMessageValues({ days, opens, closes }: BrandConfig['hours'], tag: string) {
  return { ...openingDays(days, tag), opens: formatTimeOfDay(tag, opens), closes: formatTimeOfDay(tag, closes) };
}

/** The days the maker is open, in the language of the tag. */
function openingDays(days: BrandConfig['hours']['days'], tag: string) {
  // Beside a date a day is written as within a sentence, by itself as a title: Latvian has `pirmdiena` and `Pirmdiena`.
  const format = getDateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const positions = days.map((day) => schemaOrgWeekdays.indexOf(day)).sort((a, b) => a - b);
  // The first of January 2024 was a Monday.
  const names = positions.flatMap((position) =>
    format
      .formatToParts(Date.UTC(2024, 0, 1 + position))
      .flatMap(({ type, value }) => (type === 'weekday' ? value : [])),
  );
  const isRun = names.length > 2 && positions.every((position, index) => position === (positions[0] ?? 0) + index);
  return {
    run: isRun ? 'yes' : 'no',
    first: names.at(0) ?? '',
    last: names.at(-1) ?? '',
    days: getListFormat(tag).format(names),
  };
}
