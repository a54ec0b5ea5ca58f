/** Counts of one week, which begins on that day (ISO 8601), by series. */
export type WeeklyCounts<Key extends string> = { week: string } & Record<Key, number>;

/** The counted series with their labels, in stacking order from the bottom. */
export type WeeklyCountsSeriesDefinitions<Key extends string> = readonly { key: Key; label: string }[];

/** How many there were in a week, of all series. */
export const sumSeriesOfWeek = <Key extends string>(
  week: WeeklyCounts<Key>,
  series: WeeklyCountsSeriesDefinitions<Key>,
) => series.reduce((sum, { key }) => sum + week[key], 0);
