import { expect, it } from 'vitest';
import { formatTimeOfDay } from '@/lib/i18n/format-time-of-day';

it.each([
  ['el', '09:00', '9:00'],
  ['el', '00:30', '0:30'],
  ['fr', '09:00', '9\u202fh'],
  ['fr', '14:30', '14\u202fh\u202f30'],
  ['zh-Hans', '20:05', '20:05'],
])('in %s, %s is written %s', (tag, time, text) => {
  expect(formatTimeOfDay(tag, time)).toBe(text);
});
