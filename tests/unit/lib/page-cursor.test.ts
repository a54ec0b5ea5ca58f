import { describe, expect, it } from 'vitest';
import { formatPageCursor, parsePageCursor } from '@/lib/page-cursor';

const id = 'b1c2d3e4-0000-4000-8000-000000000001';
const time = '2026-01-01T10:00:00.123456+00:00';

describe('the cursor in the URL of a list', () => {
  it('is decoded to the same position', () => {
    expect(parsePageCursor(formatPageCursor({ created_at: time, id }))).toEqual({ at: time, id });
    expect(parsePageCursor(`1900-01-01T00:00:00Z_${id}`)).toEqual({ at: '1900-01-01T00:00:00Z', id });
  });

  it.each([
    '',
    time,
    `${time}_`,
    `_${id}`,
    `${time}_${id}_`,
    `${time}_${'-'.repeat(36)}`,
    `2026-99-99T99:99:99+00:00_${id}`,
    `2026-01-01_${id}`,
    `1899-12-31T23:59:59Z_${id}`,
    `2026-01-01T10:00:00.${'1'.repeat(200)}Z_${id}`,
  ])('is ignored if it is %j', (text) => expect(parsePageCursor(text)).toBeNull());
});
