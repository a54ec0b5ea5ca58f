/**
 * npm run bench:plan: the time from the last answer to the displayed feeding plan, and the cost of its PDF, on the
 * built site without its back end. Fails if the plan takes longer than 100 ms, a warm PDF longer than 1.5 s, one of
 * twenty simultaneous ones fails, or pages wait longer than 50 ms for a PDF.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@/scripts/chromium';
import { stopProcess } from '@/server/child-process';
import { projectDir } from '@/server/project-environment';
import { requireFreePort } from '@/server/require-free-port';
import { benchmarkTable } from './benchmark-table';

const answers = 'v=quick&n=Argos&a=4&u=years&w=25&b=ideal&m=medium&f=yes&d=dry&h=no';
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

async function startSite(): Promise<{ url: string; child: ChildProcess }> {
  const port = await requireFreePort(Number(process.env.BENCH_PORT ?? 0));
  // The back end is not needed: without it the site counts the documents itself.
  const backend = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_PUBLISHABLE_KEY: 'none', SUPABASE_SECRET_KEY: 'none' };
  const gaps = pathToFileURL(path.join(projectDir, 'tests/load/bench/response-gaps.mjs')).href;
  const child = spawn(process.execPath, ['--import', gaps, 'dist/server-web-server.mjs'], {
    cwd: projectDir,
    env: { ...process.env, ...backend, NODE_ENV: 'production', PORT: String(port), MAIL_WORKER: 'off' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let left = 600; !(await fetch(url).catch(() => null)); left -= 1) {
    if (left === 0 || child.exitCode !== null) throw new Error('the built site does not start: npm run build');
    await sleep(100);
  }
  return { url, child };
}

async function gapsOf(child: ChildProcess): Promise<{ maxGapMs: number; slow: number }> {
  child.send('gaps');
  const [gaps] = await once(child, 'message');
  return gaps;
}

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function fetchPdf(url: string, locale = ''): Promise<void> {
  const response = await fetch(`${url}${locale}/feeding-plan/plan.pdf?${answers}`, { redirect: 'manual' });
  const head = Buffer.from(await response.arrayBuffer())
    .subarray(0, 5)
    .toString();
  if (response.status !== 200 || head !== '%PDF-') throw new Error(`a PDF was rejected with status ${response.status}`);
}

async function documents(url: string, child: ChildProcess) {
  const cold = await measureMs(() => fetchPdf(url));
  const chinese = await measureMs(() => fetchPdf(url, '/cn'));
  const warm: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) warm.push(await measureMs(() => fetchPdf(url)));
  await gapsOf(child);
  const pageTimes: number[] = [];
  let running = true;
  const reader = (async () => {
    while (running) {
      pageTimes.push(await measureMs(() => fetch(`${url}/en/about`).then((page) => page.arrayBuffer())));
      await sleep(5);
    }
  })();
  const twenty = await measureMs(() => Promise.all(Array.from({ length: 20 }, () => fetchPdf(url))));
  running = false;
  await reader;
  return {
    cold,
    chinese,
    warm: median(warm),
    twenty,
    gaps: await gapsOf(child),
    page: Math.max(...pageTimes),
    pages: pageTimes.length,
  };
}

/** Returns the milliseconds from the last click to the displayed plan, with the CPU slowed down by a factor. */
async function planShown(url: string, slowdown: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
    await page.addInitScript((saved) => sessionStorage.setItem('feeding-plan', saved), answers);
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await page.goto(`${url}/en/feeding-plan/quick?step=4`, { waitUntil: 'networkidle' });
      await page.locator('[data-view="3"]').waitFor();
      const time = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            new MutationObserver((_, observer) => {
              if (!document.querySelector('[data-plan]')) return;
              observer.disconnect();
              // The frame after the one that renders it.
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
            }).observe(document.body, { childList: true, subtree: true });
            document.querySelector<HTMLButtonElement>('[data-view] form button[type=submit]')?.click();
          }),
      );
      times.push(time);
    }
    return median(times);
  } finally {
    await browser.close();
  }
}

const { url, child } = await startSite();
try {
  const { cold, chinese, warm, twenty, gaps, page, pages } = await documents(url, child);
  const shown = await planShown(url, 1);
  const phone = await planShown(url, 4);
  const rows: [string, number, number?][] = [
    ['plan on screen after the last answer', shown, 100],
    ['the same on a CPU four times slower', phone],
    ['first PDF of a server', cold],
    ['first Chinese PDF', chinese],
    ['PDF, warm (median of nine)', warm, 1500],
    [`twenty PDFs at once, until the last one (${(20_000 / twenty).toFixed(1)} a second)`, twenty],
    ['longest event loop delay during these', gaps.maxGapMs, 50],
    ['event loop delay, 99th percentile', gaps.slow],
    [`slowest of ${pages} pages requested with them`, page],
  ];
  const cells = rows.map(([name, ms, budget]) => [name, ms.toFixed(ms < 100 ? 1 : 0), budget ? String(budget) : '']);
  const day = new Date().toISOString().slice(0, 10);
  process.stdout.write(
    `${day}, ${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node.js ${process.versions.node}\n`,
  );
  process.stdout.write(`${benchmarkTable('Feeding plan', ['', 'ms', 'at most'], cells)}\n`);
  for (const [name, ms, budget = Number.POSITIVE_INFINITY] of rows)
    if (ms > budget) {
      process.stderr.write(`Over budget: ${name}\n`);
      process.exitCode = 1;
    }
} finally {
  await stopProcess(child);
}
