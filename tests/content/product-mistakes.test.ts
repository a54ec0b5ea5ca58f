import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { sharp } from '@/lib/media/sharp';
import { checkContent } from './check-content';
import { applyMistakes, set, swap } from './common-mistakes';
import { copyProjectTexts, runIn } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

const at = (file: string) => path.join(copy, file);
const change = (file: string, edit: (text: string) => string) =>
  applyMistakes(copy, [{ what: file, file, edit, line: /./ }]);
const facts = (slug: string) => `content/products/${slug}/facts.json`;
const move = (from: string, to: string) => ({ from, to, since: '2026-11-29' });
const added = (key: string, ...values: unknown[]) => set(key, (old: unknown[]) => [...old, ...values]);

/** The lines of the check without positions, the reminders to date changes, hints about posts, and their number. */
async function check(): Promise<string[]> {
  const { stdout, stderr } = await checkContent(copy, ['--hints']);
  expect(stderr).toBe('');
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('content/') && !/content:dates|: updated: hint/.test(line))
    .map((line) => line.replace(/:\d+(:\d+)?: /, ': '));
}

/** Writes photographs into `public` of the copy, whose other folders are those of the project. */
async function addPhotos(photos: Record<string, [width: number, height: number]>): Promise<void> {
  rmSync(at('public'));
  mkdirSync(at('public/photos'), { recursive: true });
  for (const name of readdirSync('public'))
    if (name !== 'photos') symlinkSync(path.resolve('public', name), at(`public/${name}`));
  for (const [name, [width, height]] of Object.entries(photos))
    await sharp({ create: { width, height, channels: 3, background: { r: 170, g: 80, b: 80 } } })
      .webp()
      .toFile(at(`public/photos/${name}`));
}

test('a folder of a product that was renamed by hand is one problem, not one in each file that names it', async () => {
  renameSync(at('content/products/duck-dinner'), at('content/products/duck-supper'));
  expect(await check()).toEqual([
    "content/products/duck-supper: was renamed by hand from 'duck-dinner', by which other files still name it: rename the folder back to duck-dinner; only its address can change, with npm run rename -- product duck-dinner duck-supper",
  ]);
  change(facts('duck-supper'), set('route', '/products/duck-supper'));
  expect(await check()).toEqual([
    expect.stringMatching(
      /^content\/products\/duck-supper: .*, give it its former route, and change its address with npm run rename/,
    ),
    expect.stringMatching(/^content\/redirects\.json: published\.\d+: '\/products\/duck-dinner' was public/),
  ]);
});

const renamed = (line: string) => /was renamed by hand/.test(line);

test('a new product whose terms have its name misspelt is no renamed folder, and its mistakes are reported', async () => {
  cpSync(at('content/products/duck-dinner'), at('content/products/super-duck'), { recursive: true });
  change(facts('super-duck'), set('route', '/products/superduck'));
  change(facts('super-duck'), set('code', 'DG-SDU'));
  change(facts('super-duck'), set('order', 99));
  change(facts('super-duck'), set('tags.0', 'evryday'));
  change('content/terms/lv.json', set('names.superduck', { gender: 'f', forms: ['Super Duck'], note: '' }));
  const lines = await check();
  expect(lines.filter(renamed)).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/super-duck\/facts\.json: tags\.0: no dictionary has 'evryday'/),
      'content/terms/lv.json: names.superduck: there is no such product',
    ]),
  );
});

test('a successor with the name of the product whose former address leads to it is no renamed folder', async () => {
  renameSync(at('content/products/duck-dinner'), at('content/products/duck-feast'));
  change(facts('duck-feast'), set('route', '/products/duck-feast'));
  change('content/redirects.json', set('moved', [move('/products/duck-dinner', '/products/duck-feast')]));
  const lines = await check();
  expect(lines.filter(renamed)).toEqual([]);
  expect(lines).toContain('content/terms/lv.json: names.duck-dinner: there is no such product');
});

test('the mistakes of a renamed folder are reported beside its renaming', async () => {
  renameSync(at('content/products/duck-dinner'), at('content/products/duck-supper'));
  change(facts('duck-supper'), set('allergens', []));
  expect(await check()).toEqual([
    expect.stringMatching(
      /^content\/products\/duck-supper: was renamed by hand from 'duck-dinner', .*; only its address/,
    ),
    `${facts('duck-supper')}: allergens: lacks 'duck', which is in the recipe`,
  ]);
});

test('the advice for a folder that was renamed after its address keeps the address', async () => {
  change(facts('duck-dinner'), set('route', '/products/duck-supper'));
  change('content/redirects.json', set('moved', [move('/products/duck-dinner', '/products/duck-supper')]));
  runIn(copy, 'scripts/record-content-changes.ts');
  renameSync(at('content/products/duck-dinner'), at('content/products/duck-supper'));
  expect(await check()).toEqual([
    "content/products/duck-supper: was renamed by hand from 'duck-dinner', by which other files still name it: rename the folder back to duck-dinner; its address stays",
  ]);
});

test('the advice for a folder with a name that no address can have names no command', async () => {
  renameSync(at('content/products/duck-dinner'), at('content/products/Duck supper'));
  expect((await check()).filter(renamed)).toEqual([
    "content/products/Duck supper: was renamed by hand from 'duck-dinner', by which other files still name it: rename the folder back to duck-dinner",
  ]);
});

test('a product whose address was renamed keeps its folder', async () => {
  change(facts('duck-dinner'), set('route', '/products/duck-supper'));
  expect((await check()).filter((line) => !line.startsWith('content/redirects.json'))).toEqual([]);
});

test('an address copied from another product is reported at the product that has the copy', async () => {
  change(facts('beef-dinner'), set('route', '/products/lamb-dinner'));
  expect(await check()).toEqual([
    `${facts('beef-dinner')}: route: '/products/lamb-dinner' belongs to content/products/lamb-dinner already: give each product its own`,
  ]);
});

test('misspelt tags, wrong allergens, missing terms, plain http and small photographs are reported where they stand', async () => {
  change(facts('simple'), set('tags.1', 'evryday'));
  change(facts('active'), set('additives.0.key', 'vitamnD3'));
  change(facts('lamb-dinner'), added('allergens', 'egg'));
  change(facts('duck-dinner'), set('allergens', []));
  rmSync(at('content/terms/fr.json'));
  change(
    'content/pages/about/lv.json',
    set('lead', (old: string) => `${old} http://maera.example/a`),
  );
  await addPhotos({ 'small.webp': [599, 300], 'enough.webp': [400, 600] });
  const alt = Object.fromEntries(localeCodes.map((locale) => [locale, 'Μαίρα']));
  change('content/media.json', set('tile/cats', { file: '/photos/small.webp', width: 599, height: 300, alt }));
  change('content/media.json', set('tile/yummy', { file: '/photos/enough.webp', width: 400, height: 600, alt }));
  expect((await check()).sort()).toEqual(
    [
      `${facts('simple')}: tags.1: no dictionary has 'evryday': write 'everyday', or, if it is new, give it a name in content/dictionaries of every language`,
      `${facts('active')}: additives.0.key: no dictionary has 'vitamnD3': write 'vitaminD3', or, if it is new, give it a name in content/dictionaries of every language`,
      `${facts('lamb-dinner')}: allergens.1: names 'egg', which content/ingredients.json gives to no ingredient or additive of the recipe: if one contains it, write it there as its allergen; or add the ingredient that is missing here; delete it only if the food has none`,
      `${facts('duck-dinner')}: allergens: lacks 'duck', which is in the recipe`,
      'content/terms/fr.json: is missing',
      "content/pages/about/lv.json: lead: 'http://maera.example/a' leads to a page that others can read and change on the way: write https://",
      'content/media.json: tile/cats: public/photos/small.webp has only 599 x 300 pixels and would be blurred: take one with at least 600 on its longer side',
    ].sort(),
  );
});

/** Adds a picture after the first heading of a post in every language. */
function showInPost(slug: string, picture: (locale: string) => string): void {
  for (const locale of localeCodes)
    change(`content/posts/${slug}/${locale}.mdx`, (text) => {
      const at = text.indexOf('\n\n', text.indexOf('\n## '));
      return `${text.slice(0, at)}\n\n${picture(locale)}${text.slice(at)}`;
    });
}

const descriptions: Record<string, string> = {
  gr: 'Ένα μπολ με ωμό κρέας',
  en: 'A bowl of fresh meat on a wooden table',
  es: 'Un cuenco de carne fresca sobre una mesa',
  ru: 'Миска со свежим мясом на столе',
  cn: '桌上一碗新鲜的肉',
  fr: 'Une gamelle de viande fraîche sur une table',
  bg: 'Купа с прясно месо на масата',
  lv: 'Bļoda ar svaigu gaļu uz galda',
  it: 'Una ciotola di carne fresca su un tavolo',
};

test('pictures within posts are checked as other photographs, and described in each language', async () => {
  await addPhotos({ 'Bowl.webp': [800, 600], 'small.webp': [300, 200] });
  await sharp({ create: { width: 900, height: 700, channels: 3, background: { r: 170, g: 80, b: 80 } } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 58/1 0/1' } })
    .jpeg()
    .toFile(at('public/photos/turned.jpg'));
  const alt = (locale: string) =>
    ({ fr: 'IMG_0231', ru: descriptions.en, lv: descriptions.en, es: 'bowl.webp' })[locale] ?? descriptions[locale];
  showInPost('bones', (locale) => `![${alt(locale)}](/photos/${locale === 'it' ? 'bowl' : 'Bowl'}.webp)`);
  showInPost('reading-a-label', (locale) => `![${descriptions[locale]}](/photos/small.webp)`);
  showInPost('sensitive-stomachs', (locale) => `![${descriptions[locale]}](/photos/turned.jpg)`);
  expect(await check()).toEqual([
    "content/posts/bones/es.mdx: 'bowl.webp' is the name of a file: say what the picture shows",
    "content/posts/bones/fr.mdx: 'IMG_0231' is the name of a file: say what the picture shows",
    'content/posts/bones/it.mdx: there is no public/photos/bowl.webp, but Bowl.webp: capitals and small letters differ',
    `content/posts/bones/lv.mdx: same as English: "${descriptions.en}"`,
    `content/posts/bones/ru.mdx: same as English: "${descriptions.en}"`,
    `content/posts/bones/ru.mdx: '${descriptions.en}' reads like English, but this is the Russian text: translate it`,
    'content/posts/reading-a-label/gr.mdx: public/photos/small.webp has only 300 x 200 pixels and would be blurred: take one with at least 600 on its longer side',
    expect.stringMatching(
      /^content\/posts\/sensitive-stomachs\/gr\.mdx: .*turned\.jpg is turned only by a mark of the/,
    ),
    expect.stringMatching(/^content\/posts\/sensitive-stomachs\/gr\.mdx: .*turned\.jpg says where it was taken/),
  ]);
});

test('a good picture that is described in every language is accepted in a post', async () => {
  await addPhotos({ 'bowl.webp': [800, 600], 'my bowl.webp': [600, 400] });
  showInPost('bones', (locale) => `![${descriptions[locale]}](/photos/bowl.webp "${descriptions[locale]}")`);
  showInPost('reading-a-label', (locale) => `![${descriptions[locale]}](/photos/my%20bowl.webp?v=2)`);
  showInPost('sensitive-stomachs', () => '![ISO 22000](/art/tiles/cats.svg)');
  expect(await check()).toEqual([]);
});

test('an animal without an allergen in content/ingredients.json is reported where it stands', async () => {
  change('content/ingredients.json', set('hake.allergen', undefined));
  expect(await check()).toEqual([
    'content/ingredients.json: hake.allergen: is missing: name the animal as an allergen, such as "allergen": "fish"; if it comes from none, the group is plant or other',
  ]);
});

test('a new tag that every dictionary names, a declared allergen of an oil and a safe address are accepted', async () => {
  change(facts('simple'), added('tags', 'organic'));
  for (const locale of localeCodes) change(`content/dictionaries/${locale}.json`, set('tags.organic', `Μ-${locale}`));
  change('content/pages/about/lv.json', swap('"lead": "', '"lead": "https://maera.example/a '));
  change('content/posts/bones/fr.mdx', swap('\n## ', '\n[a](/about) [b](/)\n\n## '));
  expect((await check()).filter((line) => !/dictionaries\/.*(tags\.organic|cannot show)/.test(line))).toEqual([]);
});
