import { expect, it } from 'vitest';
import { computeOpenStateAndLabel, decodeOpenIntervals, encodeOpenIntervals } from '@/lib/stores/open-label';
import { listOpenIntervalsOfWeek } from '@/lib/stores/opening-times';
import { readSampleStores } from '@/lib/stores/sample-stores';

it('a card contains the times of its store, and parses them again', () => {
  const now = new Date('2026-03-27T10:00:00Z');
  for (const store of readSampleStores()) {
    const moments = listOpenIntervalsOfWeek(store, now);
    expect(moments.length).toBeGreaterThan(0);
    expect(decodeOpenIntervals(encodeOpenIntervals(store.timeZone, moments))).toEqual({
      timeZone: store.timeZone,
      moments,
    });
  }
});

it('a store without hours has no moments', () => {
  expect(decodeOpenIntervals(encodeOpenIntervals('Europe/Riga', []))).toEqual({ timeZone: 'Europe/Riga', moments: [] });
});

it('the same hours of another day are written in the same way, so that cards compress', () => {
  const dayMs = 86_400_000;
  const [open, close] = [Date.parse('2026-11-25T07:00Z'), Date.parse('2026-11-25T15:00Z')];
  const week = (from: number) =>
    [0, 1, 2].map((day): [number, number] => [open + (from + day) * dayMs, close + (from + day) * dayMs]);
  const [, , ...steps] = encodeOpenIntervals('Europe/Athens', week(0)).split(' ');
  expect(encodeOpenIntervals('Europe/Athens', week(3)).split(' ').slice(2)).toEqual(steps);
  expect(steps).toEqual(['dc', 'qo', 'dc', 'qo', 'dc']);
});

it('the day on which a store opens is written as within a line', () => {
  const labels = { openUntil: 'until #', openAlways: 'always', opensAt: 'opens: #', closedNow: 'closed' };
  const [now, monday] = [Date.parse('2026-11-21T20:00Z'), Date.parse('2026-11-23T07:00Z')];
  const label = (tag: string) =>
    computeOpenStateAndLabel([[monday, monday + 3_600_000]], now, 'Europe/Riga', tag, labels).text;
  expect(label('lv')).toBe('opens: pirmd. 9:00');
  expect(label('en-GB')).toMatch(/^opens: Mon 9:00/);
  expect(label('zh-CN')).toMatch(/^opens: 周一 /);
});
