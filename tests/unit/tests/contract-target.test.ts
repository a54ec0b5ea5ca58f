import { expect, it } from 'vitest';
import { namedTarget } from '@/tests/db/named-target';

const named = {
  TEST_SUPABASE_URL: 'https://project.supabase.co',
  TEST_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
  TEST_SUPABASE_SECRET_KEY: 'sb_secret_1',
};

it('the database tests use the back end in three variables', () => {
  expect(namedTarget(named)).toEqual({
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    SUPABASE_SECRET_KEY: 'sb_secret_1',
  });
});

it('the site’s own back end is never used for tests', () => {
  const site = { SUPABASE_URL: 'https://live.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'a', SUPABASE_SECRET_KEY: 'b' };
  expect(namedTarget(site)).toBeNull();
  expect(namedTarget({ ...site, TEST_SUPABASE_URL: '' })).toBeNull();
  expect(() => namedTarget({ ...site, TEST_SUPABASE_URL: named.TEST_SUPABASE_URL })).toThrow(
    'TEST_SUPABASE_PUBLISHABLE_KEY, TEST_SUPABASE_SECRET_KEY is missing',
  );
});

it.each(Object.keys(named))('without %s the run is rejected instead of using another back end', (name) => {
  expect(() => namedTarget({ ...named, [name]: undefined })).toThrow(name);
});

it.each(['project.supabase.co', 'ftp://project.supabase.co', 'not an address'])('%s is not a URL', (url) => {
  expect(() => namedTarget({ ...named, TEST_SUPABASE_URL: url })).toThrow('TEST_SUPABASE_URL');
});
