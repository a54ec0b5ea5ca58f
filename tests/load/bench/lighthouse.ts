import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { findChromium } from '@/scripts/chromium';
import { benchmarkTable } from './benchmark-table';
import { type Running, startNext, startSiteAlone } from './servers';

const port = Number(process.env.BENCH_PORT ?? 3430);
const paths = [
  ...['/', `/why-${brand.slug}-food`, '/products', '/products/beef-dinner', '/products/complete-raw-meals/full-range'],
  ...['/about', '/faq', '/contact', '/blog', '/store-locator', '/feeding-plan'],
];
const maxAttempts = 3;
/** What every page must reach; Lighthouse's own variation is why performance may be one less than the best. */
const minScores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const metrics = {
  'LCP ms': 'largest-contentful-paint',
  'FCP ms': 'first-contentful-paint',
  CLS: 'cumulative-layout-shift',
  'blocking ms': 'total-blocking-time',
  kB: 'total-byte-weight',
} as const;

type Result = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

function run(url: string): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-lighthouse-'));
  const file = path.join(folder, 'result.json');
  // Lighthouse needs a newer Node.js than the site; LIGHTHOUSE names an installed one.
  const [program = '', ...start] = (
    process.env.LIGHTHOUSE ?? 'npx -y -p node@24 -p lighthouse@13.1.0 lighthouse'
  ).split(' ');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless=new --no-sandbox'];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' };
  // Lighthouse occasionally misses the start of a navigation; a page that really fails does so every time.
  const failures: string[] = [];
  for (;;) {
    const { status, stderr } = spawnSync(program, [...start, url, ...flags], { env, encoding: 'utf8' });
    if (status === 0) break;
    if (failures.push(stderr) === maxAttempts) throw new Error(`Lighthouse failed for ${url}: ${failures.join('\n')}`);
  }
  const result = JSON.parse(readFileSync(file, 'utf8')) as Result;
  rmSync(folder, { recursive: true, force: true });
  return result;
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function measureRow(name: string, url: string, runs: number): string[] {
  const results = Array.from({ length: runs }, () => run(url));
  const scores = Object.keys(minScores).map((category) =>
    String(Math.round(median(results.map(({ categories }) => categories[category]?.score ?? 0)) * 100)),
  );
  const values = Object.entries(metrics).map(([label, audit]) => {
    const value = median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    return label === 'kB' ? (value / 1000).toFixed(0) : value.toFixed(label === 'CLS' ? 3 : 0);
  });
  process.stderr.write(`${name}: ${scores.join(' ')}\n`);
  return [name, ...scores, ...values];
}

async function withServer(server: Promise<Running>, work: (url: string) => string[][]): Promise<string[][]> {
  const { url, stop } = await server;
  try {
    return work(url);
  } finally {
    await stop();
  }
}

/** The scores below what a page must reach, as lines of text. */
export function lowScores([page, ...values]: string[]): string[] {
  return Object.entries(minScores).flatMap(([category, min], index) =>
    Number(values[index]) >= min ? [] : [`${page}: ${category} ${values[index]}, not ${min}`],
  );
}

/**
 * Returns the medians of `runs` Lighthouse mobile runs on ten pages in the given languages, and on an
 * empty page of the same Next.js version, and which scores of the site are too low.
 */
export async function runLighthouse(languages: Locale[], emptyDir: string, runs: number) {
  const rows = await withServer(startNext(port, emptyDir), (url) => [measureRow('empty Next page', `${url}/`, runs)]);
  const pathnames = languages.flatMap((locale) => paths.map((path) => localePath(locale, path)));
  const siteRows = await withServer(startSiteAlone(port), (url) =>
    pathnames.map((pathname) => measureRow(pathname, url + pathname, runs)),
  );
  rows.push(...siteRows);
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', ...Object.keys(metrics)];
  const text = benchmarkTable(`Lighthouse 13, phone, medians of ${runs} runs`, head, rows);
  return { text, problems: siteRows.flatMap(lowScores) };
}
