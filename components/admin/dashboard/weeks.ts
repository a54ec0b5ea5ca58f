/** The counts of one week by series. `week` is its first day (ISO 8601). */
export type Week<Key extends string> = { week: string } & Record<Key, number>;

/** The counted series with their labels, in stacking order from the bottom. */
export type Series<Key extends string> = readonly { key: Key; label: string }[];

/** Returns the sum of all series in a week. */
export const weekTotal = <Key extends string>(week: Week<Key>, series: Series<Key>) =>
  series.reduce((sum, { key }) => sum + week[key], 0);
