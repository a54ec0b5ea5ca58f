import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type SupabaseVariables, startBackend } from '@/server/backend-process';
import { inboxCases } from './bench/inbox-cases';
import { inboxAccount, seedLeads } from './bench/inbox-seed';
import { staffPageCases } from './bench/staff-page-cases';

// npm run bench:inbox: the cost of an inbox page and of a search with 100,000 leads, over the API of the embedded
// back end and, if there is a build, of all staff pages as the built site serves them to an admin. Fails when a budget
// is exceeded. CPU time is only that of the back end and the site, without other processes. DATABASE_URL runs it on
// PostgreSQL (an empty database).
const { values } = parseArgs({
  options: { leads: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '40' } },
});
const pageBudgetMs = 150;
const searchBudgetMs = 300;
const print = (text: string) => process.stdout.write(`${text}\n`);

type Pids = (number | undefined)[];

/** CPU time that processes have used, in ms; Linux counts it in hundredths of a second. */
function cpuTimeMs(pids: Pids): number {
  const times = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  });
  return times.reduce((sum, time) => sum + time, 0);
}

async function measureCase(work: () => Promise<number>, rounds: number, pids: Pids) {
  const times: number[] = [];
  let rows = 0;
  let cpuBefore = 0;
  // The first response warms the caches, as the first visitor of a day does.
  for (let round = 0; round <= rounds; round++) {
    const started = performance.now();
    rows = await work();
    if (round > 0) times.push(performance.now() - started);
    else if (process.platform === 'linux') cpuBefore = cpuTimeMs(pids);
  }
  const cpuMs = process.platform === 'linux' ? ((cpuTimeMs(pids) - cpuBefore) / rounds).toFixed(0) : '';
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0;
  return { rows, median: percentile(0.5), slow: percentile(0.95), worst: percentile(1), cpuMs };
}

async function measure(env: SupabaseVariables, pid: number | undefined): Promise<boolean> {
  let broken = false;
  const client = await inboxAccount(env);
  const site = await staffPageCases(env);
  const rows = [
    ...inboxCases(client).map((inboxCase) => ({ ...inboxCase, pids: [pid] })),
    ...(site?.cases ?? []).map((inboxCase) => ({ ...inboxCase, pids: [pid, site?.pid] })),
  ];
  print('| what | rows | median ms | p95 ms | worst ms | budget ms | CPU ms |');
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const { name, search, run, pids } of rows) {
    const { rows, median, slow, worst, cpuMs } = await measureCase(run, Number(values.rounds), pids);
    const budget = search ? searchBudgetMs : pageBudgetMs;
    broken ||= slow > budget;
    print(`| ${[name, rows, median.toFixed(1), slow.toFixed(1), worst.toFixed(1), budget, cpuMs].join(' | ')} |`);
  }
  if (!site) print('\nThe pages of the site are not measured: there is no build of these sources (npm run build).');
  await site?.stop();
  return broken;
}

process.env.BACKEND_LOG_LEVEL = 'error';
const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-inbox-'));
let broken = false;
try {
  const started = performance.now();
  await seedLeads(dataDir, Number(values.leads));
  print(`${values.leads} leads in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  const backend = await startBackend(dataDir);
  try {
    broken = await measure(backend.env, backend.pid());
  } finally {
    await backend.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(broken ? 1 : 0);
