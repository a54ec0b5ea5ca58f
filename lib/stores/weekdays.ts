/** Keys of opening hours, Monday first. This file has no schema, because the browser needs the keys too. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];
