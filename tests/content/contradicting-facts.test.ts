import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { checkContent } from './check-content';
import { applyMistakes, listMissedMistakes, set } from './common-mistakes';
import { contradictingFacts, contradictingPostFacts, mistakesInSharedFiles } from './contradicting-facts';
import { copyProjectTexts } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

test.each([
  ['facts', contradictingFacts],
  ['facts of posts', contradictingPostFacts],
  ['shared files', mistakesInSharedFiles],
])('each mistake in %s that fits the format is reported by place, with what to do', async (_, mistakes) => {
  expect(new Set(mistakes.map(({ what }) => what)).size).toBe(mistakes.length);
  applyMistakes(copy, mistakes);
  const lines = (await checkContent(copy, ['--hints'])).stdout.split('\n');
  expect(listMissedMistakes(mistakes, lines), lines.join('\n')).toEqual([]);
});

test('unusual facts that may be right are not refused', async () => {
  const edit = (file: string, key: string, value: unknown) =>
    applyMistakes(copy, [{ what: key, file, edit: set(key, value), line: /./ }]);
  const added =
    (...values: unknown[]) =>
    (old: unknown[] = []) => [...old, ...values];
  const lamb = 'content/products/lamb-dinner/facts.json';
  const day = (year: number) => `${new Date().getFullYear() + year}-03-01`;
  // The most of a trace element that the EU allows, two compounds of zinc, a figure about other foods, a food that another one replaces next year.
  edit(
    lamb,
    'additives',
    added(
      { key: 'zinc', code: '3b605', amount: 25, unit: 'mg/kg' },
      { key: 'iodine', code: '3b202', amount: 10, unit: 'mg/kg' },
      { key: 'iron', code: '3b103', amount: 1250, unit: 'mg/kg' },
    ),
  );
  edit(lamb, 'notes', ['most recipes have 37% lamb']);
  for (const locale of localeCodes)
    edit(
      `content/products/lamb-dinner/${locale}.json`,
      'benefits.0.text',
      (old: string) => `${old} 37${['es', 'fr', 'ru'].includes(locale) ? '\u00a0' : ''}%`,
    );
  // A post that is planned, one of the first year, and minerals that are all of the ash.
  edit('content/posts/bones/post.json', 'updated', undefined);
  edit('content/posts/bones/post.json', 'published', day(1).replace('-03-', '-01-'));
  edit('content/posts/reading-a-label/post.json', 'published', '2015-01-01');
  edit('content/products/just-meat/facts.json', 'minerals', { calcium: 0.3, phosphorus: 0.7 });
  edit(lamb, 'offSale', { since: day(1), until: day(3), instead: 'beef-dinner' });
  // Stores in an unknown town, and in a country without rules of its own.
  const abroad = { city: 'Πάφος', country: 'CY', postalCode: '8010', latitude: 34.77, longitude: 32.42 };
  for (const [key, value] of Object.entries(abroad)) edit('content/stores.json', `stores.0.${key}`, value);
  const malta = { city: 'Valletta', country: 'MT', postalCode: 'VLT 1117', latitude: 35.9, longitude: 14.51 };
  for (const [key, value] of Object.entries(malta)) edit('content/stores.json', `stores.1.${key}`, value);
  // A shop in a village whose name differs by its accent alone is only a hint; the others are no problem.
  edit('content/stores.json', 'stores.0.phone', '22 345678');
  edit('content/stores.json', 'stores.2.hours.fri', [['18:00', '02:00']]);
  edit('content/stores.json', 'stores.3.hours.fri', [['00:00', '24:00']]);
  edit('content/synonyms.json', 'en', added(['dry', 'arid']));
  const { stdout } = await checkContent(copy, ['--hints']);
  const lines = stdout.split('\n').filter((line) => !line.includes('run npm run content:dates'));
  expect(lines.filter((line) => /lamb-dinner|^content\/products\/just-meat|stores|synonyms/.test(line))).toEqual([]);
  const ofPosts = lines.filter((line) => /\/post\.json:/.test(line) && !line.includes(': updated: hint'));
  expect(ofPosts).toEqual([expect.stringMatching(/bones\/post\.json:\d+:\d+: published: hint: .* has not come yet/)]);
});

test('a product’s texts may state the weights of its packs, and their energy', async () => {
  for (const locale of localeCodes) {
    const [g = '', kcal = ''] = { ru: ['г', 'ккал'], bg: ['г', 'kcal'], cn: ['克', '千卡'] }[locale as string] ?? [
      'g',
      'kcal',
    ];
    const text = `1000\u00a0${g}, 50\u00a0${g}, 76\u00a0${kcal}, 1510\u00a0${kcal}`;
    const file = `content/products/lamb-dinner/${locale}.json`;
    applyMistakes(copy, [
      { what: file, file, edit: set('benefits.0.text', (old: string) => `${old} ${text}`), line: /./ },
    ]);
  }
  const lines = (await checkContent(copy)).stdout.split('\n');
  expect(lines.filter((line) => line.includes(' is not in content/products/lamb-dinner/facts.json'))).toEqual([]);
});
