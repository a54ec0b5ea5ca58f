import { type ChildProcess, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { extractText } from 'unpdf';
import { brand } from '@/lib/config/brand';
import { type RedirectsConfig, redirectsSchema } from '@/lib/config/redirects';
import { sitePaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { copyProductFolder, copyProject, readUncheckedJsonFile, writeJson } from '@/scripts/project-copy';
import { requireFreePort } from '@/server/require-free-port';
import { isInstalled, type Running, startProxy } from '@/tests/load/bench/servers';
import { sampleRenames } from '@/tests/sample-renames';
import { startOwnServer, startSecondSite } from './second-site';

const slug = 'zoira';
const env = {
  ...process.env,
  DESIGN_CATALOGUE: '',
  NODE_ENV: 'production' as const,
  NEXT_TELEMETRY_DISABLED: '1',
};
const product = { slug: 'orexi-dinner', name: 'Orexi Dinner', path: '/products/orexi-dinner' };
const offSale = { slug: 'superfood', path: '/products/superfood', instead: '/products/lamb-dinner' };
/** Ten renames, one of them after another of the same product: what each is called, and where it was and is. */
const renames = [
  ['brand', brand.slug, slug, `/why-${brand.slug}-food`, `/why-${slug}-food`],
  ...sampleRenames,
  ['page', 'contact', '/write-to-us', '/contact', '/write-to-us'],
] as const;
const renamedPaths: Record<string, string> = Object.fromEntries(renames.map(([, , , from, to]) => [from, to]));

/** What the Chinese pages leave out; every testimonial, so that their section goes. */
const switchedOff = {
  claims: ['allergies'],
  certifications: ['vetApproved', 'haccp'],
  testimonials: ['maria', 'nikos', 'elena', 'stavros'],
  stories: ['ruta', 'chiara'],
  slides: ['unprocessed'],
  badges: ['duck-dinner'],
};

let copy: string;
let plain: string;
const servers: Record<string, string> = {};
const started: ChildProcess[] = [];
let proxy: (Running & { folder: string }) | undefined;

test.describe.configure({ mode: 'serial' });

/** Runs a Node.js program in the copy and returns its status and output. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
const succeed = (...args: string[]) => expect(run(...args)).toMatchObject({ status: 0 });
const withContent = ['--conditions=react-server', '--import', 'tsx'];

// All documented changes in one build: ten new paths, a product that is no longer sold, and one added as a folder.
test.beforeAll(async () => {
  // A busy machine takes minutes to build the copy.
  test.setTimeout(600_000);
  copy = copyProject('documented-changes', ['public', 'scripts', 'supabase', 'deploy']);
  // What was drawn under the old name would be there still.
  rmSync(join(copy, 'public/catalogue'), { recursive: true, force: true });
  for (const [what, name, to] of renames)
    succeed(...withContent, 'scripts/rename-public-path/index.ts', what, name, to);
  const facts = join(copy, 'content/products', offSale.slug, 'facts.json');
  const times = { since: '2026-01-31', until: '2099-12-31', instead: 'lamb-dinner' };
  writeJson(facts, { ...readUncheckedJsonFile(facts), offSale: times });
  const recipe = [
    { key: 'goat_meat', percent: 70 },
    { key: 'goat_heart', percent: 20 },
    { key: 'carrot', percent: 10 },
  ];
  const of = { proteins: ['goat'], allergens: ['goat'], ingredients: recipe };
  copyProductFolder(
    copy,
    'lamb-dinner',
    product.slug,
    { route: product.path, code: 'DG-ORX', order: 99, ...of },
    product.name,
  );
  writeJson(join(copy, 'content/switched-off.json'), { cn: switchedOff });
  for (const what of ['missing', 'cards']) succeed('--import', 'tsx', 'scripts/art/index.ts', what);
  succeed(...withContent, 'scripts/record-content-changes.ts');
  succeed(...withContent, 'scripts/catalogue.ts', 'en');
  succeed('server/launch.mjs', 'server/build/index.ts', '--pages');
  const ports = [await requireFreePort(0), await requireFreePort(0), await requireFreePort(0)] as const;
  started.push(await startSecondSite({ port: ports[0], cwd: copy, env, timeout: 120_000 }));
  started.push(await startOwnServer({ port: ports[1], cwd: copy, env, timeout: 120_000 }));
  plain = `http://localhost:${ports[0]}`;
  servers['next start'] = plain;
  servers['npm start'] = `http://localhost:${ports[1]}`;
  if (!isInstalled('nginx')) return;
  proxy = await startProxy(ports[2], [ports[1]], '$server_name', copy);
  servers.nginx = proxy.url;
});
test.afterAll(async () => {
  await proxy?.stop();
  for (const child of started) child.kill();
  rmSync(copy, { recursive: true, force: true });
});

/** Where a server sends a request, without following it. */
async function sentTo(server: string, path: string): Promise<{ status: number; to: string | null }> {
  const signal = AbortSignal.timeout(30_000);
  const response = await fetch(`${servers[server]}${path}`, { method: 'HEAD', redirect: 'manual', signal }).catch(
    (cause) => {
      throw new Error(`${server} does not respond at ${path}`, { cause });
    },
  );
  const location = response.headers.get('location');
  const url = location && new URL(location, plain);
  return { status: response.status, to: url ? url.pathname + url.search : null };
}

for (const server of ['next start', 'npm start', 'nginx'])
  test(`ten old addresses lead to the new ones in nine languages: ${server}`, async () => {
    test.skip(!servers[server], 'nginx is not installed');
    const wrong: string[] = [];
    for (const [, , , from, to] of renames)
      for (const locale of localeCodes) {
        const target = localePath(locale, to);
        const { status, to: found } = await sentTo(server, localePath(locale, from));
        if (status !== 308 || found !== target) wrong.push(`${localePath(locale, from)}: ${status} ${found}`);
        const arrived = await sentTo(server, target);
        if (arrived.status !== 200) wrong.push(`${target}: ${arrived.status}`);
      }
    expect(wrong).toEqual([]);
    expect(await sentTo(server, '/lv/about?utm_source=letter')).toEqual({
      status: 308,
      to: '/lv/our-story?utm_source=letter',
    });
  });

test('the proxy redirects by itself, without the site', () => {
  test.skip(!proxy, 'nginx is not installed');
  const lines = readFileSync(join(proxy?.folder ?? '', 'access.log'), 'utf8')
    .trim()
    .split('\n');
  const redirects = lines.map((line) => JSON.parse(line)).filter(({ status }) => status === 308);
  expect(redirects.length).toBeGreaterThan(renames.length * localeCodes.length);
  expect(redirects.filter(({ upstream }) => upstream !== '')).toEqual([]);
});

test('no address that was ever public is lost, and none needs two steps', async () => {
  const before = redirectsSchema.parse(readUncheckedJsonFile('content/redirects.json')) as RedirectsConfig;
  const lost: string[] = [];
  for (const path of before.published) {
    const first = await sentTo('npm start', path);
    // PDFs in other languages are drawn after the start, and a request waits for that.
    if (/-(?!en)\w\w\.pdf$/.test(path)) {
      if (first.to !== path.replace(brand.slug, slug)) lost.push(`${path}: ${first.to}`);
      continue;
    }
    const { status } = first.to ? await sentTo('npm start', first.to) : first;
    if (status !== 200) lost.push(`${path}: ${status}`);
  }
  expect(lost).toEqual([]);
});

test('no built page links to an old path, and neither the component catalogue nor the tools for editors are built', () => {
  const folder = join(copy, '.next/server/app');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.filter((file) => file.includes('design'))).toEqual([]);
  const built = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(built.filter((file) => /(^|\/)(dev|template)(\/|\.|$)/.test(file))).toEqual([]);
  const sent = readdirSync(join(copy, '.next/static'), { recursive: true, encoding: 'utf8' });
  const tools = /text-marks|data-text-mark|dev\/texts/;
  expect(
    sent.filter(
      (file) => /\.(js|css)$/.test(file) && tools.test(readFileSync(join(copy, '.next/static', file), 'utf8')),
    ),
  ).toEqual([]);
  const old = new RegExp(`(href="|</?loc>|"url":")[^"<]*(${Object.keys(renamedPaths).join('|')})["<#?]`);
  expect(pages.filter((file) => old.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

test('renaming and drawing leave the content check without complaint of either', () => {
  const { output } = run(...withContent, 'scripts/content-check.ts');
  // Of the added product, which has the texts of another, and of claims that are switched off, the check complains in
  // other tests.
  const lines = output.split('\n').filter((line) => /^(content|messages|deploy|public)/.test(line));
  expect(
    lines.filter((line) => !line.includes(product.slug) && !/goat|content\/switched-off\.json switches off/.test(line)),
  ).toEqual([]);
});

test('a product that is no longer sold has a page with a notice and links, and leaves every list', async () => {
  for (const locale of localeCodes) {
    const response = await fetch(`${plain}${localePath(locale, offSale.path)}`);
    expect(response.status, locale).toBe(200);
    const main = parse(await response.text()).querySelector('main');
    const notice = main?.querySelector(`p:has(a[href="${localePath(locale, offSale.instead)}"])`);
    expect(notice?.text, locale).toMatch(/2026/);
    const list = await (await fetch(`${plain}${localePath(locale, sitePaths.compare)}`)).text();
    expect(list, locale).not.toContain(`href="${localePath(locale, offSale.path)}"`);
  }
});

test('a product added as a folder appears everywhere that products do', async ({ request }) => {
  const text = async (path: string, locale: Locale = 'en') => {
    const response = await request.get(`${plain}${localePath(locale, path)}`);
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
  const guide = await request.get(`${plain}/llms.txt`);
  expect(await guide.text()).toContain(`${product.path})`);
  for (const file of [`/art/packs/${product.slug}-minced-1kg.svg`, `/og/cn/product-${product.slug}.png`])
    expect((await request.get(`${plain}${file}`)).status(), file).toBe(200);
  const pdf = new Uint8Array(readFileSync(join(copy, 'public/catalogue', `${slug}-en.pdf`)));
  expect((await extractText(pdf, { mergePages: true })).text).toContain('DG-ORX');
});

test('claims that one language leaves out stay in the others', async () => {
  const page = async (locale: Locale, path: string) =>
    parse(await (await fetch(plain + localePath(locale, path))).text());
  const shown = async (locale: Locale) => {
    const [home, why, exports, duck] = await Promise.all(
      [sitePaths.home, sitePaths.why, sitePaths.exports, '/products/duck-dinner'].map((path) => page(locale, path)),
    );
    return {
      figures: [home, why].map((one) => one?.querySelectorAll('#claims ul > li').length),
      certifications: [home, why, exports].map((one) => one?.querySelectorAll('#certifications li').length),
      testimonials: home?.querySelectorAll('#testimonials figure').length,
      stories: exports?.querySelectorAll('#stories figure').length,
      slides: home?.querySelectorAll('[data-hero] [role="group"]').length,
      badges: duck?.querySelectorAll('header .eyebrow').length,
    };
  };
  const all = { figures: [3, 3], certifications: [5, 4, 4], testimonials: 4, stories: 3, slides: 6, badges: 1 };
  expect(await shown('cn')).toEqual({
    figures: [2, 2],
    certifications: [3, 2, 3],
    testimonials: 0,
    stories: 1,
    slides: 5,
    badges: 0,
  });
  for (const locale of ['gr', 'en', 'lv'] as const) expect(await shown(locale)).toEqual(all);
  const html = await (await fetch(plain + localePath('cn', sitePaths.home))).text();
  for (const text of ['过敏反应更少', '配方经兽医审核', '玛丽亚', '不烹煮，不膨化。', 'id="testimonials"'])
    expect(html, text).not.toContain(text);
  expect(html).toContain('消化更好');
});
