import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productCopySchema } from '@/lib/content/product-copy-schema';
import { findTodoProblemsInFolders } from '@/lib/content/todo-marks';
import { localeCodes } from '@/lib/i18n/locales';
import { readJsonRecord, writeFormattedJson } from '@/scripts/new/json';
import { addLanguageToProject } from '@/scripts/new/language';
import { createPostFiles } from '@/scripts/new/post';
import { createProductFiles } from '@/scripts/new/product';
import { checkContent } from './check-content';
import { copyProjectTexts, runIn } from './project-copy';

let copy: string;

beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

/** What `npm run content:check` reports about the new files. */
async function check(): Promise<string[]> {
  const { status, stdout, stderr } = await checkContent(copy);
  if (!/problems? in the content|complete in all/.test(stdout))
    throw new Error(`ended with ${status}: ${stderr}${stdout.slice(-1000)}`);
  const lines = stdout.split('\n').filter((line) => /unicorn-dinner|posts\/a-post-of-the-test/.test(line));
  if (lines.length > 0) expect(status).toBe(1);
  return lines;
}
const at = (file: string) => path.join(copy, file);
test('new:product and new:post leave the check red in every file, by line, until they are written', async () => {
  const files = [
    ...createProductFiles(copy, 'unicorn-dinner'),
    ...createPostFiles(copy, 'a-post-of-the-test', '2026-11-22'),
  ];
  expect(files).toHaveLength(2 * (localeCodes.length + 1));
  const red = await check();
  for (const file of files.filter((name) => !name.endsWith('post.json')))
    expect(red.filter((line) => line.startsWith(`${file}:`)).length, file).toBeGreaterThan(0);
  expect(red).toContainEqual('content/products/unicorn-dinner/lv.json:4: not written yet: TODO: at most 40 characters');
  expect(red).toContainEqual('content/posts/a-post-of-the-test/cn.mdx:2: not written yet: TODO: at most 80 characters');

  expect(red.filter((line) => !/: not written yet: |run npm run content:dates/.test(line))).toEqual([]);

  // Texts that fit, different in every language.
  for (const locale of localeCodes) {
    const productCopy = readJsonRecord(at(`content/products/simple/${locale}.json`));
    writeFormattedJson(at(`content/products/unicorn-dinner/${locale}.json`), {
      ...productCopy,
      name: 'Unicorn Dinner',
    });
    const post = readFileSync(at(`content/posts/bones/${locale}.mdx`), 'utf8').replace(/^title: "/m, 'title: "2026 ');
    writeFileSync(at(`content/posts/a-post-of-the-test/${locale}.mdx`), post);
  }
  const facts = at('content/products/unicorn-dinner/facts.json');
  expect(readJsonRecord(facts)).toMatchObject({ route: '/products/unicorn-dinner', code: 'DG-UNI' });
  expect(findTodoProblemsInFolders([path.dirname(facts)]).map(({ text }) => text)).toEqual([
    expect.stringContaining('recipe'),
  ]);
  writeFormattedJson(facts, { ...readJsonRecord(facts), notes: undefined });
  runIn(copy, 'scripts/record-content-changes.ts');
  expect(await check()).toEqual([]);
}, 120_000);

test('new:product takes a free code, a cat address for cats, and rejects what exists or is no address', () => {
  createProductFiles(copy, 'simple-two', 'kittens-grow');
  expect(readJsonRecord(at('content/products/simple-two/facts.json'))).toMatchObject({
    route: '/products/cats/simple-two',
    code: 'CT-SIM',
  });
  createProductFiles(copy, 'simple-three');
  expect(readJsonRecord(at('content/products/simple-three/facts.json')).code).not.toBe('DG-SIM');
  // Another product's first day of sale, and its line in the specification, are not copied.
  createProductFiles(copy, 'goose-dinner', 'duck-dinner');
  expect(readJsonRecord(at('content/products/goose-dinner/facts.json'))).toMatchObject({
    code: 'DG-GOO',
    specified: [],
  });
  expect(readJsonRecord(at('content/products/goose-dinner/facts.json'))).not.toHaveProperty('availableFrom');
  createProductFiles(copy, 'ionian-dinner', 'aegean-dinner');
  expect(readJsonRecord(at('content/products/ionian-dinner/facts.json')).code).toBe('DM-ION');
  expect(() => createProductFiles(copy, 'x', 'nothing')).toThrow('content/products/nothing does not exist');
  expect(() => createPostFiles(copy, 'x', '2026-11-22', 'nothing')).toThrow('content/posts/nothing does not exist');
  expect(() => createProductFiles(copy, 'simple')).toThrow('exists already');
  expect(() => createProductFiles(copy, 'compare')).toThrow('/products/compare is another page');
  expect(() => createProductFiles(copy, '../x')).toThrow('cannot be part of a URL');
  expect(() => createPostFiles(copy, 'bones', '2026-11-22')).toThrow('exists already');
});

test('npm run new:language adds the code everywhere and leaves every text to be translated', () => {
  rmSync(at('lib'));
  for (const file of ['lib/i18n/locales.ts', 'lib/supabase/database.types.ts', 'middleware.ts']) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    cpSync(file, at(file));
  }
  mkdirSync(at('supabase/migrations'), { recursive: true });
  const german = { code: 'xx', tag: 'de', label: 'Deutsch', script: 'Latn', og: 'de_DE' };
  const files = addLanguageToProject(copy, german, '20270101000000');
  const text = (file: string) => readFileSync(at(file), 'utf8');
  expect(text('lib/i18n/locales.ts')).toContain("xx: { tag: 'de', label: 'Deutsch'");
  expect(text('middleware.ts')).toContain('|it|xx)/(auth|admin)');
  expect(text('lib/supabase/database.types.ts')).toContain("| 'it' | 'xx';");
  for (const folder of ['products/simple', 'pages/home', 'dictionaries'])
    expect(text(`content/${folder}/xx.json`)).toContain('"TODO: ');
  for (const slug of readdirSync(at('content/products')))
    expect(
      productCopySchema.safeParse(readJsonRecord(at(`content/products/${slug}/xx.json`))).error,
      slug,
    ).toBeUndefined();
  expect(text('content/posts/bones/xx.mdx')).toMatch(/^## TODO: What bone does/m);
  for (const file of ['hero', 'stories', 'places', 'synonyms']) {
    expect(files).toContain(`content/${file}.json`);
    expect(text(`content/${file}.json`)).toMatch(/"xx": /);
  }
  expect(readJsonRecord(at('content/synonyms.json')).xx).toEqual([]);
  expect(JSON.parse(text('messages/xx.json'))).toHaveProperty('pageTitles');
  expect(() => addLanguageToProject(copy, german, '20270101000001')).toThrow('exists already');
});
