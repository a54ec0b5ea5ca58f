/**
 * npm run bench:touch: the time from a touch to its result, on a phone with a CPU four times slower on slow 4G, two
 * seconds after the page was there: by a visitor who swipes to what is touched and reads for a second, and by one whose
 * touch is the first sign of life. Starts the built site, or measures the one at `--url`. `--check` fails when a result
 * takes longer than the budget or another page is loaded; `--only search,shops` measures some.
 */
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { ensureChromium } from '@/scripts/chromium';
import { benchmarkTable } from './bench/benchmark-table';
import { startSiteAlone } from './bench/servers';

const { values: flags } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    only: { type: 'string' },
  },
});
const viewport = { width: 390, height: 844 };
const budgetMs = 300;
const readsForMs = 2000;
const looksForMs = 1000;
const choosesForMs = 500;
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const cpuSlowdown = 4;
const port = Number(process.env.BENCH_PORT ?? 3430);

type Case = {
  path: string;
  /** Selector of what is touched; a function for a choice from a select. */
  touch: string | ((page: Page) => Promise<unknown>);
  /** Where that is, if `touch` is a function. */
  near?: string;
  /** True in the page once the result is there. */
  result: string;
  /** What the visitor does before, without a script's help. */
  before?: (page: Page) => Promise<unknown>;
};

/** Chooses from a select: its list is open for a moment, and the time counts from the choice. */
const choose = (selector: string, value: string) => async (page: Page) => {
  const select = page.locator(selector).first();
  await select.focus();
  await page.waitForTimeout(choosesForMs);
  await select.selectOption(value);
};

const first = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

const cases: Record<string, Case> = {
  menu: {
    path: '/en/about',
    touch: 'header button[data-tooltip][popovertarget]',
    result: `!!${first('header [popover]:popover-open, [popover]:popover-open')}`,
  },
  search: {
    path: '/en/about',
    touch: 'header a[aria-keyshortcuts]',
    result: `document.activeElement.matches('dialog[open] input, [role=dialog] input')`,
  },
  language: {
    path: '/en/about',
    touch: 'header details[data-menu]:has(a[data-language]) > summary >> visible=true',
    result: `!!${first('header details[data-menu][open] a[data-language]')}`,
  },
  calculator: {
    path: '/en/products/beef-dinner',
    before: (page) =>
      page.locator('#calculator-weight').evaluate((input: HTMLInputElement) => {
        input.value = '31';
      }),
    touch: '[data-calculator] [type=submit]',
    result: `${first('[data-result] .headline')}.textContent !== window.initial`,
  },
  finder: {
    path: '/en/products/complete-raw-meals/full-range',
    before: (page) => page.locator('#finder-form summary').tap(),
    touch: 'label:has(#find-species-dog), #find-species-dog + label',
    result: `location.search === '?species=dog'`,
  },
  comparison: {
    path: '/en/products/compare',
    touch: choose('main select', 'beef-dinner'),
    near: 'main select',
    result: `location.search.includes('beef-dinner')`,
  },
  shops: {
    path: '/en/store-locator',
    touch: choose('#stores-product', 'raw-hunter'),
    near: '#stores-product',
    result: `location.search.includes('product=raw-hunter') && !!${first('#stores .store-card mark, #stores .store-card')}`,
  },
  'wizard, first answer': {
    path: '/en/feeding-plan/cat',
    touch: 'form[data-held] [type=submit]',
    result: `!!${first('form[data-held] [role=alert], form[data-held] [aria-invalid=true]')}`,
  },
  newsletter: {
    path: '/en/terms',
    touch: 'form[data-form=newsletter] [type=submit]',
    result: `!!${first('form[data-form=newsletter] [role=alert], form[data-form=newsletter] [aria-invalid=true]')}`,
  },
};

/** Swipes until the target is on the screen, as a visitor gets there. */
async function swipeTo(session: CDPSession, target: Locator): Promise<void> {
  for (let swipes = 0; swipes < 40; swipes++) {
    const top = await target.evaluate((element) => element.getBoundingClientRect().top);
    if (top > 80 && top < viewport.height - 160) return;
    const distance = Math.max(-600, Math.min(viewport.height / 2 - top, 600));
    await session.send('Input.synthesizeScrollGesture', { x: 195, y: 420, yDistance: distance, speed: 2400 });
  }
}

async function measure(
  url: string,
  { path, touch, near, result, before }: Case,
  hasComeNear: boolean,
): Promise<{ ms: number; left: boolean }> {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(url + path);
    await page.waitForTimeout(readsForMs);
    let left = false;
    page.on('request', (request) => {
      left ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
    });
    const target = typeof touch === 'string' ? page.locator(touch).first() : null;
    const place = target ?? page.locator(near ?? 'main').first();
    if (hasComeNear) {
      await swipeTo(session, place);
      await page.waitForTimeout(looksForMs);
    }
    await before?.(page);
    await place.scrollIntoViewIfNeeded();
    await page.evaluate(
      `window.initial = ${first('[data-result] .headline')}?.textContent;
      for (const type of ['pointerdown', 'input'])
        addEventListener(type, () => { window.touchedAt ??= performance.now(); }, true);
      (function look() {
        if (window.touchedAt && (${result})) window.resultMs = performance.now() - window.touchedAt;
        else requestAnimationFrame(look);
      })();`,
    );
    if (target) await target.tap();
    else await (touch as (page: Page) => Promise<unknown>)(page);
    const done = await page.waitForFunction(() => (window as { resultMs?: number }).resultMs).catch(() => null);
    return { ms: done ? Number(await done.jsonValue()) : Number.POSITIVE_INFINITY, left };
  } finally {
    await context.close();
  }
}

const site = flags.url ? { url: flags.url, stop: async () => {} } : await startSiteAlone(port);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const rows: string[][] = [];
const problems: string[] = [];
const only = flags.only?.split(',');
try {
  for (const [name, each] of Object.entries(cases).filter(
    ([name]) => !only || only.some((start) => name.startsWith(start)),
  )) {
    const row = [name];
    let left = 0;
    for (const hasComeNear of [true, false]) {
      const results = [];
      for (let run = 0; run < Number(flags.runs); run++) results.push(await measure(site.url, each, hasComeNear));
      const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
      const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
      row.push(median.toFixed(0), (times.at(-1) ?? Number.NaN).toFixed(0));
      left += results.filter((result) => result.left).length;
      const how = hasComeNear ? 'after swiping there' : 'as the first touch';
      if (median > budgetMs) problems.push(`${name} ${how}: ${median.toFixed(0)} ms, allowed are ${budgetMs}`);
    }
    rows.push([...row, String(left)]);
    process.stderr.write(`${rows.at(-1)?.join(' ')}\n`);
    if (left) problems.push(`${name}: another page was loaded`);
  }
} finally {
  await browser.close();
  await site.stop();
}
const head = ['gesture', 'after swiping there, ms', 'worst', 'as the first touch, ms', 'worst', 'other pages loaded'];
process.stdout.write(`${benchmarkTable('From touch to result', head, rows)}\n`);
for (const problem of problems) process.stderr.write(`Over budget: ${problem}\n`);
process.exitCode = flags.check && problems.length ? 1 : 0;
