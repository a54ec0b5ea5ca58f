import { expect, test } from 'vitest';
import { explainOpeningFailure } from '@/server/embedded-supabase/database';

// What PGlite throws on a full disk: nothing in it says so.
const aborted = new Error('Aborted(). Build with -sASSERTIONS for more info.');

test.each([true, false])('on a full disk no database is called damaged (new: %s)', (isNew) => {
  const error = explainOpeningFailure('/srv/site/data/db', aborted, { isNew, freeBytes: 4096 }) as Error;
  expect(error.message).toMatch(/^The disk with \/srv\/site\/data\/db is full: free some space/);
  expect(error.cause).toBe(aborted);
});

test('with space left, files that cannot be opened are damaged, and what cannot be created fails as it is', () => {
  const freeBytes = 5_000_000_000;
  expect(explainOpeningFailure('/db', aborted, { isNew: false, freeBytes })).toMatchObject({
    message: expect.stringContaining('is damaged and was left untouched'),
  });
  expect(explainOpeningFailure('/db', aborted, { isNew: true, freeBytes })).toBe(aborted);
  const noAccess = Object.assign(new Error('no access'), { code: 'EACCES' });
  expect(explainOpeningFailure('/db', noAccess, { isNew: false, freeBytes })).toBe(noAccess);
});
