/**
 * npm run bench:stores: the import of 20,000 stores over the built site and the embedded back end, the HTML of the page
 * before and after it, and the search and the map of 5,000 stores in a browser, with its CPU as it is and four times
 * slower. `--check` fails when a budget is exceeded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { localePath } from '@/lib/i18n/locale-paths';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import type { DisplayedStore } from '@/lib/stores/displayed-store';
import type { ImportCheckResult } from '@/lib/stores/import/check-and-stage-store-import';
import towns from '@/lib/stores/towns.json' with { type: 'json' };
import { ensureChromium } from '@/scripts/chromium';
import { type SupabaseVariables, startBackend } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { seedStores } from '@/server/seed-stores';
import { benchmarkTable } from './bench/benchmark-table';
import { budget, ownBudgets } from './bench/page-size-budgets';
import { staffSite } from './bench/staff-site';

const { values: flags } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const imported = 20_000;
const listed = 5000;
const importBudgetMs = 30_000;
/** Budgets by the factor that slows down the CPU. */
const searchBudgetMs: Record<number, number> = { 1: 100, 4: 400 };
const mapBudgetMs: Record<number, number> = { 1: 1500, 4: 6000 };
/** Bytes of the page with the stores of a new site, and with any number of stores. */
const htmlBudget = { few: { ...budget, ...ownBudgets.shops }.html, many: 30_000 };
const problems: string[] = [];

function checkBudget(name: string, value: number, budget: number): string[] {
  process.stderr.write(`${name}: ${value.toFixed(0)}\n`);
  if (!(value <= budget)) problems.push(`${name}: ${value.toFixed(0)}, allowed are ${budget}`);
  return [name, value.toFixed(0), String(budget)];
}

const townRows = towns.countries.GR.split('\n')
  .slice(0, 200)
  .map((line) => line.split('\t'));

/** The store list of a chain: each store in another street of one of 200 towns, with the hours in one cell. */
const csv = [
  'name,kind,address,city,latitude,longitude,phone,hours',
  ...Array.from({ length: imported }, (_, index) =>
    [
      `Ζωάκια ${index}`,
      'pet shop',
      `Πατησίων ${index}`,
      ...(townRows[index % townRows.length] ?? []),
      2100000000 + index,
    ]
      .concat('"Mo-Fr 09:00-14:00,17:30-21:00; Sa 09:00-15:00; PH off"')
      .join(','),
  ),
].join('\n');

/** The size of the page in bytes, Brotli 11. */
async function pageBytes(url: string, locale: Locale = 'gr'): Promise<number> {
  const response = await fetch(url + localePath(locale, '/store-locator'));
  if (!response.ok) throw new Error(`the page returned status ${response.status}`);
  return brotliCompressSync(await response.text()).length;
}

/** The size of the page in each language, with the sample stores marked as real ones. */
async function realStoresBytes(url: string, env: SupabaseVariables): Promise<string[][]> {
  await seedStores(env);
  await createScriptSupabaseClient(env).from('stores').update({ sample: false }).eq('sample', true).throwOnError();
  const headers = { authorization: `Bearer ${env.SUPABASE_SECRET_KEY}` };
  await fetch(`${url}/api/revalidate`, { method: 'POST', headers });
  const rows: string[][] = [];
  for (const locale of localeCodes) {
    const isRegenerated = async () =>
      (await (await fetch(url + localePath(locale, '/store-locator'))).text()).includes('GeoCoordinates');
    for (let tries = 0; !(await isRegenerated()); tries++) {
      if (tries > 60) throw new Error(`the page of ${locale} was not regenerated`);
      await sleep(1000);
    }
    const bytes = await pageBytes(url, locale);
    rows.push(checkBudget(`HTML of the page, 40 real stores, ${locale}, bytes`, bytes, htmlBudget.few));
  }
  return rows;
}

/** The stores as the page's search requests them; the first responses may be from before the stores were inserted. */
async function seededStores(url: string): Promise<DisplayedStore[]> {
  for (let tries = 0; tries < 60; tries++) {
    const stores = (await (await fetch(`${url}/en/store-locator/stores.json`)).json()) as DisplayedStore[];
    if (stores.length > 0) return stores;
    await sleep(1000);
  }
  throw new Error('the list of stores stayed empty');
}

async function importTimes(site: { url: string; cookie: string }, save: (id: string) => Promise<unknown>) {
  const start = performance.now();
  const response = await fetch(`${site.url}/api/stores/import?name=chain.csv`, {
    method: 'POST',
    headers: { cookie: site.cookie, 'sec-fetch-site': 'same-origin' },
    body: csv,
  });
  const lines = (await response.text()).trim().split('\n');
  const result: ImportCheckResult = JSON.parse(lines.at(-1) ?? '');
  if (!result.ok || !result.id || result.counts.new !== imported)
    throw new Error(`the dry run failed: ${JSON.stringify(result).slice(0, 500)}`);
  const dryRun = performance.now() - start;
  await save(result.id);
  const total = performance.now() - start;
  return [
    ['dry run', dryRun.toFixed(0), ''],
    ['saving', (total - dryRun).toFixed(0), ''],
    checkBudget('together', total, importBudgetMs),
  ];
}

/** Copies of the stores of the site, spread over the country. */
function multiplyStores(stores: DisplayedStore[]): DisplayedStore[] {
  return Array.from({ length: listed }, (_, index) => {
    const store = stores[index % stores.length] as DisplayedStore;
    const shift = Math.floor(index / stores.length) / 200;
    return {
      ...store,
      id: `many-${index}`,
      name: `${store.name} ${index}`,
      search: `${store.search} ${index}`,
      latitude: store.latitude + shift * (index % 3 === 0 ? 1 : -0.5),
      longitude: store.longitude + shift * (index % 2 === 0 ? 0.7 : -0.7),
    };
  });
}

/** A control that is pressed or filled in; then the URL contains `url`, and the page an element for `shows`. */
type Step = { press: string; fill?: string; url?: string; shows: string };

async function browserTimes(browser: Browser, url: string, stores: DisplayedStore[], slowdown: number) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.route('**/stores.json', (route) => route.fulfill({ json: stores }));
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  /** The time from an action in the page until its result is painted, by the clock of the page. */
  const measure = ({ press, fill = '', url = '', shows }: Step) =>
    page.evaluate<number>(`new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(${JSON.stringify(`no ${shows} after ${press}`)})), 60_000);
      const control = document.querySelector(${JSON.stringify(press)});
      const start = performance.now();
      if (!${JSON.stringify(fill)}) control.click();
      else {
        // The setter of the prototype, so that React notices the change.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(control, ${JSON.stringify(fill)});
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      (function poll() {
        if (location.search.includes(${JSON.stringify(url)}) && document.querySelector(${JSON.stringify(shows)})) painted();
        else requestAnimationFrame(poll);
      })();
    })`);
  const text = '#stores-text';
  const card = '.store-list .store-card [data-show]';
  const searches: [string, Step][] = [
    ['search: a text', { press: text, fill: 'athens 4', url: 'q=athens+4', shows: card }],
    ['search: another text', { press: text, fill: 'athens 47', url: 'q=athens+47', shows: card }],
    ['search: open now', { press: '#stores-open', url: 'open=1', shows: '[role=status][tabindex]' }],
  ];
  const map: [string, Step][] = [['map: opened at a shop', { press: card, url: 'view=map', shows: '.leaflet-popup' }]];
  const open = async () => {
    await page.goto(`${url}/en/store-locator?q=athens`);
    await page.waitForSelector('[data-reset]');
    await page.waitForFunction(() => document.querySelector('.store-list')?.getAttribute('aria-busy') === 'false');
    await page.waitForTimeout(3000 * slowdown);
  };
  try {
    const rows: string[][] = [];
    for (const [steps, budgets] of [
      [searches, searchBudgetMs],
      [map, mapBudgetMs],
    ] as const) {
      // The page is opened again for the map, because no store is open at night.
      await open();
      for (const [name, step] of steps)
        rows.push(checkBudget(`${name}, CPU ${slowdown} times slower`, await measure(step), budgets[slowdown] ?? 0));
    }
    return rows;
  } finally {
    await context.close();
  }
}

process.env.BACKEND_LOG_LEVEL = 'error';
const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-stores-'));
const rows: string[][] = [];
try {
  const backend = await startBackend(dataDir);
  const site = await staffSite(backend.env, 'editor');
  if (!site) throw new Error('There is no build of these sources: run npm run build.');
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    rows.push(...(await realStoresBytes(site.url, backend.env)));
    const seeded = await seededStores(site.url);
    for (const slowdown of [1, 4])
      rows.push(...(await browserTimes(browser, site.url, multiplyStores(seeded), slowdown)));
    const save = async (id: string) => site.client.rpc('apply_store_import', { batch: id }).throwOnError();
    rows.push(...(await importTimes(site, save)));
    const headers = { authorization: `Bearer ${backend.env.SUPABASE_SECRET_KEY}` };
    await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers });
    // The server decides which response is the first one with the new page.
    const start = performance.now();
    const count = (seeded.length + imported).toLocaleString('el');
    while (!(await (await fetch(`${site.url}/store-locator`)).text()).includes(count)) {
      if (performance.now() - start > 60_000) throw new Error('the page was not regenerated');
      await sleep(1000);
    }
    rows.push(['regeneration of the page with all imported stores', (performance.now() - start).toFixed(0), '']);
    rows.push(checkBudget('HTML of that page, bytes', await pageBytes(site.url), htmlBudget.many));
  } finally {
    await browser.close();
    await site.stop();
    await backend.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.stdout.write(
  `${benchmarkTable(`${imported} rows imported, ${listed} stores listed`, ['what, ms unless stated', 'measured', 'budget'], rows)}\n`,
);
for (const problem of problems) process.stderr.write(`Over budget: ${problem}\n`);
process.exitCode = flags.check && problems.length ? 1 : 0;
