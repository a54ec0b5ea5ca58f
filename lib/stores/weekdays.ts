/** Keys of opening hours, Monday first. In a file without a schema, because the browser needs them too. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];
