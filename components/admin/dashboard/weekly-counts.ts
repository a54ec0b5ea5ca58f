/** Counts of one week, which begins on that day (ISO 8601), by series. */
export type WeeklyCounts<Key extends string> = { week: string } & Record<Key, number>;

/** The counted series with their labels, in stacking order from the bottom. */
export type WeeklyCountsSeries<Key extends string> = readonly { key: Key; label: string }[];

/** How many there were in a week, of all series. */
export const totalOfWeek = <Key extends string>(week: WeeklyCounts<Key>, series: WeeklyCountsSeries<Key>) =>
  series.reduce((sum, { key }) => sum + week[key], 0);
