import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parsePageKindAndLocale, parseVitalsReport } from '@/lib/observability/web-vitals/parse-report';
import {
  estimatePercentile75,
  histogramBucketOf,
  webVitalNames,
} from '@/lib/observability/web-vitals/thresholds-and-histogram';
import { estimateWebVitalPercentileRows } from '@/lib/observability/web-vitals/web-vital-percentiles-from-counts';

const db = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock('@/lib/supabase/service-client', () => ({ createServiceClient: () => ({ rpc: db.rpc }) }));
vi.mock('@/lib/observability/log', () => ({ log: { warn: vi.fn() } }));

const report = (page: string, values: object) => JSON.stringify({ page, values });
const good = report('/en/faq', { LCP: 1234.5, CLS: 0.02 });

beforeEach(() => {
  vi.resetModules();
  db.rpc.mockReset().mockResolvedValue({ error: null });
});
afterEach(() => vi.useRealTimers());

async function post(body: string, headers: Record<string, string> = {}) {
  const { POST } = await import('@/app/api/vitals/route');
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const response = await POST(
    new Request('http://x/api/vitals', { method: 'POST', body, headers: { ...length, ...headers } }),
  );
  return [response.status, await response.text()];
}
const written = () => db.rpc.mock.calls.flatMap(([, { counts }]) => counts);

test('a report becomes counts by language, page kind and step only', async () => {
  expect(await post(good)).toEqual([204, '']);
  expect(written()).toEqual([
    { locale: 'en', page: 'faq', metric: 'LCP', step: histogramBucketOf('LCP', 1234.5), visits: 1 },
    { locale: 'en', page: 'faq', metric: 'CLS', step: histogramBucketOf('CLS', 0.02), visits: 1 },
  ]);
});

test.each([
  ['no JSON', 'x', {}],
  ['a value that no browser measures', report('/', { LCP: -1 }), {}],
  ['a measure that is not kept', report('/', { FID: 1 }), {}],
  ['more than is asked', JSON.stringify({ page: '/', values: { LCP: 1 }, name: 'Anna' }), {}],
  ['a staff page', report('/en/admin/leads', { LCP: 1 }), {}],
  ['a page that does not exist', report('/anna@example.com', { LCP: 1 }), {}],
  ['too many bytes', report('/', { LCP: 1 }).padEnd(1001), {}],
  ['an unknown length', good, { 'content-length': 'many' }],
  ['another site', good, { 'sec-fetch-site': 'cross-site' }],
  ['another origin', good, { origin: 'https://evil.example', host: 'x' }],
])('%s gets the same response and is not counted', async (_name, body, headers) => {
  expect(await post(body, headers as Record<string, string>)).toEqual([204, '']);
  expect(db.rpc).not.toHaveBeenCalled();
});

test('a flood results in one bounded write per ten seconds', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  for (let index = 0; index < 3000; index++) await post(good);
  expect(db.rpc).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  await post(good);
  expect(db.rpc).toHaveBeenCalledTimes(2);
  const visits = written()
    .filter(({ metric }) => metric === 'LCP')
    .map((count) => count.visits);
  expect(visits).toEqual([1, 1200]);
});

test('a back end that rejects the counts causes no failed response', async () => {
  db.rpc.mockResolvedValue({ error: { code: '08006' } });
  expect(await post(good)).toEqual([204, '']);
});

test.each([
  ['/', 'gr', 'home'],
  ['/cn', 'cn', 'home'],
  ['/lv/products/beef-dinner', 'lv', 'product'],
  ['/products/cats/kittens-grow', 'gr', 'product'],
  ['/products/complete-raw-meals', 'gr', 'completeRawMeals'],
  ['/fr/blog/bones', 'fr', 'post'],
  ['/search', 'gr', 'search'],
])('%s is %s %s', (path, locale, page) => expect(parsePageKindAndLocale(path)).toEqual({ locale, page }));

test('the displayed value is the 75th percentile', () => {
  const visits = (metric: 'LCP' | 'CLS', values: number[]) => {
    const steps = new Map<number, number>();
    for (const value of values)
      steps.set(histogramBucketOf(metric, value), (steps.get(histogramBucketOf(metric, value)) ?? 0) + 1);
    return estimatePercentile75(metric, steps);
  };
  expect(visits('LCP', [])).toBeNull();
  // The limits of the step are 1200 and 1500 ms.
  expect(visits('LCP', [400, 600, 1300, 1300])).toBe(1350);
  expect(visits('LCP', [99_000])).toBe(30_000);
  expect(visits('CLS', [0, 0, 0, 0.3])).toBeLessThanOrEqual(0.001);
  for (const metric of webVitalNames) expect(histogramBucketOf(metric, 600_000)).toBeLessThanOrEqual(20);
});

test('counts become one row per name', () => {
  const rows = estimateWebVitalPercentileRows([
    { name: 'home', metric: 'LCP', step: 3, visits: 5 },
    { name: 'home', metric: 'CLS', step: 0, visits: 4 },
    { name: 'faq', metric: 'LCP', step: 0, visits: 1 },
  ]);
  expect(rows.map(({ name, visits }) => [name, visits])).toEqual([
    ['home', 5],
    ['faq', 1],
  ]);
  expect(rows[0]?.values).toMatchObject({ CLS: expect.any(Number), INP: null });
});

test('readReport accepts any order and returns at most one value of each metric', () => {
  expect(parseVitalsReport(report('/', { TTFB: 1, INP: 2, FCP: 3, CLS: 0, LCP: 5 }))).toHaveLength(5);
});
