import { type ChildProcess, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { extractText } from 'unpdf';
import { brand } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { addProduct, copyProject, writeJson } from '@/scripts/project-copy';
import { startSecondSite } from './second-site';

const slug = 'zoira';
const port = 3212;
const env = {
  ...process.env,
  DESIGN_CATALOGUE: '',
  NODE_ENV: 'production' as const,
  NEXT_TELEMETRY_DISABLED: '1',
};
const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
const product = { slug: 'orexi-dinner', name: 'Orexi Dinner', path: '/products/orexi-dinner' };
let copy: string;
let site: ChildProcess;

test.describe.configure({ mode: 'serial' });

/** Runs a Node.js program in the copy and expects it to succeed. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
}

// Two documented changes in one build: the slug in content/brand.json, and a product added as a folder.
test.beforeAll(async () => {
  // A busy machine takes minutes to build the copy.
  test.setTimeout(600_000);
  copy = copyProject('brand-slug', ['public', 'scripts', 'supabase']);
  writeJson(join(copy, 'content/brand.json'), { ...brand, slug });
  const recipe = [
    { key: 'goat_meat', percent: 70 },
    { key: 'goat_heart', percent: 20 },
    { key: 'carrot', percent: 10 },
  ];
  const of = { proteins: ['goat'], allergens: ['goat'], ingredients: recipe };
  const facts = { route: product.path, code: 'DG-ORX', order: 99, ...of };
  addProduct(copy, 'lamb-dinner', product.slug, facts, product.name);
  for (const what of ['missing', 'cards']) run('--import', 'tsx', 'scripts/art/index.ts', what);
  run('--conditions=react-server', '--import', 'tsx', 'scripts/catalogue.ts', 'en');
  run(next, 'build');
  site = await startSecondSite({ port, cwd: copy, env, timeout: 120_000 });
});
test.afterAll(() => {
  site?.kill();
  rmSync(copy, { recursive: true, force: true });
});

test('the routes with the slug follow its change', async ({ request }) => {
  const status = async (path: string) => (await request.get(`http://localhost:${port}${path}`)).status();
  for (const path of [
    `/why-${slug}-food`,
    `/cn/why-${slug}-food`,
    `/products/${slug}-active`,
    `/ru/products/${slug}-simple`,
    `/products/${slug}-normal-life`,
  ])
    expect(await status(path), path).toBe(200);
  for (const path of [`/why-${brand.slug}-food`, `/products/${brand.slug}-active`])
    expect(await status(path), path).toBe(404);
});

test('no built page links to the old slug, and the component catalogue is not built', () => {
  const folder = join(copy, '.next/server/app');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.filter((file) => file.includes('design'))).toEqual([]);
  const old = new RegExp(`why-${brand.slug}-food|products/${brand.slug}-`);
  expect(pages.filter((file) => old.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

test('a product added as a folder appears everywhere that products do', async ({ request }) => {
  const text = async (path: string, locale: Locale = 'en') => {
    const response = await request.get(`http://localhost:${port}${localePath(locale, path)}`);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  for (const locale of localeCodes) {
    expect(await text(product.path, locale)).toContain(`/og/${locale}/product-${product.slug}.png`);
    expect(await text('/pages.xml', locale), locale).toContain(`${localePath(locale, product.path)}</loc>`);
  }
  const finder = parse(await text(sitePaths.fullRange)).querySelector(`#finder li:has(a[href$="${product.path}"])`);
  expect(finder?.getAttribute('data-facets')).toMatch(/protein-goat.*without-goat/);
  const compare = parse(await text(sitePaths.compare));
  expect(compare.querySelector(`tr[data-protein="goat"] a[href$="${product.path}"]`)?.text).toBe(product.name);
  expect(compare.querySelector(`option[value="${product.slug}"]`)?.text).toBe(product.name);
  expect(await text('/search/index.json')).toContain(product.name);
  const guide = await request.get(`http://localhost:${port}/llms.txt`);
  expect(await guide.text()).toContain(`${product.path})`);
  for (const file of [`/art/packs/${product.slug}-minced-1kg.svg`, `/og/cn/product-${product.slug}.png`])
    expect((await request.get(`http://localhost:${port}${file}`)).status(), file).toBe(200);
  const pdf = new Uint8Array(readFileSync(join(copy, 'public/catalogue', `${slug}-en.pdf`)));
  expect((await extractText(pdf, { mergePages: true })).text).toContain('DG-ORX');
});
