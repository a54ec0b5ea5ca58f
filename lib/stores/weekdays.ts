/** Keys of opening hours, Monday first. In a file without a schema: the browser asks for them too. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];
