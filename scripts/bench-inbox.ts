import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BackendEnv, startBackend } from './backend';
import { inboxCases } from './bench/inbox-cases';
import { inboxAccount, seedLeads } from './bench/inbox-seed';

// npm run bench:inbox: what a page of the inbox and a search cost over the API of the embedded back end, with 100,000 leads in it. Ends with an error when
// a budget breaks. DATABASE_URL puts PostgreSQL under it (an empty database).
const { values } = parseArgs({
  options: { leads: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '40' } },
});
const pageBudgetMs = 150;
const searchBudgetMs = 300;
const say = (text: string) => process.stdout.write(`${text}\n`);

async function timed(work: () => Promise<number>, rounds: number) {
  const times: number[] = [];
  let rows = 0;
  // The first answer warms the caches, as the first visitor of a day does.
  for (let round = 0; round <= rounds; round++) {
    const started = performance.now();
    rows = await work();
    if (round > 0) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0;
  return { rows, median: at(0.5), slow: at(0.95), worst: at(1) };
}

async function measure(env: BackendEnv): Promise<boolean> {
  let broken = false;
  const client = await inboxAccount(env);
  say('| what | rows | median ms | 95 % ms | worst ms | budget ms |');
  say('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const { name, search, run } of inboxCases(client)) {
    const { rows, median, slow, worst } = await timed(run, Number(values.rounds));
    const budget = search ? searchBudgetMs : pageBudgetMs;
    broken ||= slow > budget;
    say(`| ${[name, rows, median.toFixed(1), slow.toFixed(1), worst.toFixed(1), budget].join(' | ')} |`);
  }
  return broken;
}

process.env.BACKEND_LOG_LEVEL = 'error';
const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-inbox-'));
let broken = false;
try {
  const started = performance.now();
  await seedLeads(dataDir, Number(values.leads));
  say(`${values.leads} leads in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  const backend = await startBackend(dataDir);
  try {
    broken = await measure(backend.env);
  } finally {
    await backend.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(broken ? 1 : 0);
