/**
 * npm run bench:touch: the time from a touch to its result, on a phone with a CPU four times slower on slow 4G, two
 * seconds after the page was first painted: for a visitor who first swipes to the target and reads for a second, and
 * for one whose touch is the first interaction. Starts the built site, or measures the one at `--url`. `--check` fails
 * if a median exceeds the budget or another page is loaded; `--only search,shops` measures only these; `--line 3g` on a
 * slower line, for which there is no budget.
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
    line: { type: 'string', default: 'slow-4g' },
  },
});
const viewport = { width: 390, height: 844 };
const budgetMs = 300;
const readingMs = 2000;
const pauseAfterSwipeMs = 1000;
const selectOpenMs = 500;
type Line = { latency: number; downloadThroughput: number; uploadThroughput: number };
const lines: Record<string, Line> = {
  'slow-4g': { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  '3g': { latency: 300, downloadThroughput: 700e3 / 8, uploadThroughput: 700e3 / 8 },
};
if (!lines[flags.line]) throw new Error(`--line must be one of ${Object.keys(lines).join(', ')}`);
const line = { offline: false, ...(lines[flags.line] as Line) };
const cpuSlowdown = 4;
const port = Number(process.env.BENCH_PORT ?? 3430);

type Case = {
  path: string;
  /** Selector of the touched element, or a function that chooses from a select. */
  touch: string | ((page: Page) => Promise<unknown>);
  /** Selector of that select, if `touch` is a function. */
  near?: string;
  /** Expression that is true in the page once the result is visible. */
  result: string;
  /** True if the result is a page of its own, that the touched link leads to. */
  opensPage?: boolean;
  /** What the visitor does before the touch, which needs no script of the page. */
  before?: (page: Page) => Promise<unknown>;
};

/** Chooses from a select: its list is open for a moment, and the measured time starts with the choice. */
const choose = (selector: string, value: string) => async (page: Page) => {
  const select = page.locator(selector).first();
  await select.focus();
  await page.waitForTimeout(selectOpenMs);
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
  'wizard start': {
    path: '/en/feeding-plan',
    touch: 'main a[href$="/feeding-plan/quick"]',
    result: `!!${first('main [data-view]')}`,
    opensPage: true,
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

/** Swipes like a visitor until the target is on the screen. */
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
  { path, touch, near, result, before, opensPage }: Case,
  hasSwiped: boolean,
): Promise<{ ms: number; left: boolean }> {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(url + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await page.waitForTimeout(readingMs);
    let hasLeftPage = false;
    page.on('request', (request) => {
      hasLeftPage ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
    });
    const target = typeof touch === 'string' ? page.locator(touch).first() : null;
    const element = target ?? page.locator(near ?? 'main').first();
    if (hasSwiped) {
      await swipeTo(session, element);
      await page.waitForTimeout(pauseAfterSwipeMs);
    }
    await before?.(page);
    await element.scrollIntoViewIfNeeded();
    // The name of the window outlives the document: the time of the touch in Unix time.
    await page.evaluate(
      `window.initial = ${first('[data-result] .headline')}?.textContent;
      for (const type of ['pointerdown', 'input'])
        addEventListener(type, () => { window.name ||= performance.timeOrigin + performance.now(); }, true);
      (function poll() {
        const touchedAt = Number(window.name);
        if (touchedAt && (${result})) window.resultMs = performance.timeOrigin + performance.now() - touchedAt;
        else requestAnimationFrame(poll);
      })();`,
    );
    const opened = opensPage && page.waitForEvent('load');
    if (target) await target.tap();
    else await (touch as (page: Page) => Promise<unknown>)(page);
    if (opened) {
      await opened;
      // Its first paint may follow its load event.
      await page.waitForTimeout(pauseAfterSwipeMs);
      return { ms: await sinceTouchToPaint(page, result), left: false };
    }
    const done = await page.waitForFunction(() => (window as { resultMs?: number }).resultMs).catch(() => null);
    return { ms: done ? Number(await done.jsonValue()) : Number.POSITIVE_INFINITY, left: hasLeftPage };
  } finally {
    await context.close();
  }
}

/** From the touch to the first paint of the page that it opened, which must show the result without its scripts. */
async function sinceTouchToPaint(page: Page, result: string): Promise<number> {
  const paint = `performance.getEntriesByName('first-contentful-paint')[0].startTime`;
  const ms = await page.evaluate(`${result} && performance.timeOrigin + ${paint} - Number(window.name)`);
  return Number(ms) || Number.POSITIVE_INFINITY;
}

const site = flags.url ? { url: flags.url, stop: async () => {} } : await startSiteAlone(port);
// A navigation would end the emulation of the phone in the document that it leaves, which is then styled and laid out
// once more before it goes: 50 to 100 ms that no phone spends. Without this feature, the emulation continues.
const emulationOverNavigations = '--disable-features=RenderDocument';
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', emulationOverNavigations],
});
const rows: string[][] = [];
const problems: string[] = [];
const only = flags.only?.split(',');
try {
  for (const [name, testCase] of Object.entries(cases).filter(
    ([name]) => !only || only.some((start) => name.startsWith(start)),
  )) {
    const row = [name];
    let left = 0;
    for (const hasSwiped of [true, false]) {
      const results = [];
      for (let run = 0; run < Number(flags.runs); run++) results.push(await measure(site.url, testCase, hasSwiped));
      const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
      const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
      row.push(median.toFixed(0), (times.at(-1) ?? Number.NaN).toFixed(0));
      left += results.filter((result) => result.left).length;
      const how = hasSwiped ? 'after swiping there' : 'as the first touch';
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
