import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LaunchReadinessNotice } from '@/components/admin/launch-readiness-notice';
import { listPlaceholderContent, type PlaceholderContent } from '@/lib/content/placeholder-content';
import { countSampleStoresInDatabase } from '@/lib/stores/published-stores';
import messages from '@/messages/staff/en.json';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'staffArea') => createTranslator({ locale: 'en', messages, namespace }),
}));
vi.mock('@/lib/content/placeholder-content', () => ({ listPlaceholderContent: vi.fn() }));
vi.mock('@/lib/stores/published-stores', () => ({ countSampleStoresInDatabase: vi.fn() }));

function set(samples: PlaceholderContent[], stores: number, url = '') {
  vi.mocked(listPlaceholderContent).mockReturnValue(samples);
  vi.mocked(countSampleStoresInDatabase).mockResolvedValue(stores);
  vi.stubEnv('SITE_URL', url);
}
beforeEach(() => vi.stubEnv('SUPABASE_URL', ''));
afterEach(() => vi.unstubAllEnvs());

const shown = async () =>
  parse(renderToStaticMarkup(await LaunchReadinessNotice()))
    .querySelectorAll('p')
    .map(({ text }) => text);

test('nothing is shown when everything has been replaced', async () => {
  set([], 0);
  expect(await LaunchReadinessNotice()).toBeNull();
});

test('samples are named by file, and shops by where they are replaced', async () => {
  const sample = { file: 'content/brand.json', key: 'phone', text: '+302100000000' };
  set([sample, { ...sample, key: 'email' }], 1);
  expect(await shown()).toEqual([
    '2 samples are still on the site. Replace them in content/brand.json.',
    '1 shop is still a sample. Replace or delete them under Stores.',
  ]);
});

test('a sample URL is named, wherever the site runs but here', async () => {
  set([], 0, 'http://localhost:3000');
  expect(await LaunchReadinessNotice()).toBeNull();
  set([], 0, 'https://www.example.com');
  expect(await shown()).toEqual([expect.stringMatching(/runs at https:\/\/www\.example\.com and its pages name /)]);
});
