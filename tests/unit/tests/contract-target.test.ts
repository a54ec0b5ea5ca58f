import { expect, it } from 'vitest';
import { namedTarget } from '@/tests/db/target';

const named = {
  TEST_SUPABASE_URL: 'https://project.supabase.co',
  TEST_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
  TEST_SUPABASE_SECRET_KEY: 'sb_secret_1',
};

it('the database tests run on the back end that three variables name', () => {
  expect(namedTarget(named)).toEqual({
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    SUPABASE_SECRET_KEY: 'sb_secret_1',
  });
});

it('the back end of the site itself is never the one they run on', () => {
  const site = { SUPABASE_URL: 'https://live.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'a', SUPABASE_SECRET_KEY: 'b' };
  expect(namedTarget(site)).toBeNull();
  expect(namedTarget({ ...site, TEST_SUPABASE_URL: '' })).toBeNull();
  expect(() => namedTarget({ ...site, TEST_SUPABASE_URL: named.TEST_SUPABASE_URL })).toThrow(
    'TEST_SUPABASE_PUBLISHABLE_KEY, TEST_SUPABASE_SECRET_KEY is missing',
  );
});

it.each(Object.keys(named))('without %s the run is refused instead of going elsewhere', (name) => {
  expect(() => namedTarget({ ...named, [name]: undefined })).toThrow(name);
});

it.each(['project.supabase.co', 'ftp://project.supabase.co', 'not an address'])('%s is no address', (url) => {
  expect(() => namedTarget({ ...named, TEST_SUPABASE_URL: url })).toThrow('TEST_SUPABASE_URL');
});
