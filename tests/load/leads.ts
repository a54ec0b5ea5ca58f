import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readOrCreateSupabaseVariablesOfDataFolder, startBackend } from '@/server/backend-process';
import { waitForProcessExit } from '@/server/child-process';
import { auditSubmissions } from './bench/audit-submissions';
import { processorTime } from './bench/load';
import { processTree } from './bench/processes';
import { startBuiltSite } from './bench/start-built-site';
import { type Submit, throughBackend, throughSite } from './bench/submit';

// npm run bench:leads: submissions per second with several numbers of clients, and an audit of what the database
// stored. Uses its own data folder; DATABASE_URL runs it on PostgreSQL (an empty database). `--site` goes through the
// whole built site instead of the back end's API, as a browser without JavaScript does, or with `--script` as the
// page's script does. The CPU time is that of the site and of its back end for each submission; unlike the rate, it
// hardly depends on what else the machine does.
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1,16,64' },
    seconds: { type: 'string', default: '10' },
    site: { type: 'boolean', default: false },
    script: { type: 'boolean', default: false },
  },
});
const print = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Clients that submit until the time is up. Every tenth submission is sent twice at once, like a double click,
 * and a failed one is sent again with its key.
 */
async function run(submit: Submit, clients: number, seconds: number, acknowledged: Set<string>) {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let errors = 0;
  async function submitUntilStored(key: string): Promise<void> {
    for (;;) {
      const ok = await submit(key).catch(() => false);
      if (ok) return void acknowledged.add(key);
      errors += 1;
      await sleep(50);
    }
  }
  async function client() {
    for (let turn = 1; performance.now() < until; turn++) {
      const key = randomUUID();
      const started = performance.now();
      await Promise.all(turn % 10 === 0 ? [submitUntilStored(key), submitUntilStored(key)] : [submitUntilStored(key)]);
      times.push(performance.now() - started);
    }
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = times.length / ((performance.now() - started) / 1000);
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { count: times.length, perSecond, median: percentile(0.5), slow: percentile(0.95), errors };
}

async function startSite(dataDir: string) {
  // The site trusts one proxy more than there is, so that each submission has its own client IP: this does not measure
  // the rate limits.
  const { child, port } = await startBuiltSite({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1' });
  const { url } = JSON.parse(readFileSync(path.join(dataDir, 'backend.lock'), 'utf8'));
  const stop = async () => {
    child.kill('SIGTERM');
    await waitForProcessExit(child);
  };
  return {
    env: readOrCreateSupabaseVariablesOfDataFolder(dataDir, url),
    submit: await throughSite(`http://localhost:${port}`, values.script),
    pids: await pidsOf(child.pid ?? 0, ['server-web-server.mjs', 'server-embedded-supabase-main.mjs']),
    stop,
  };
}

/** The processes of these programs, once those that only run after a start have ended. */
async function pidsOf(launcher: number, programs: string[]): Promise<number[]> {
  for (;;) {
    const running = processTree(launcher);
    if (running.length === programs.length + 1)
      return programs.map((name) => running.find(({ command }) => command.includes(name))?.pid ?? 0);
    await sleep(1000);
  }
}

async function startApi(dataDir: string) {
  process.env.BACKEND_LOG_LEVEL = 'error';
  const { env, pid, stop } = await startBackend(dataDir);
  return { env, submit: throughBackend(env), pids: [pid() ?? 0], stop };
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-leads-'));
const { env, submit, pids, stop } = await (values.site ? startSite(dataDir) : startApi(dataDir));
let failed = false;
try {
  const acknowledged = new Set<string>();
  print(
    `${values.site ? 'Whole site' : 'Back end'} on ${process.env.DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`,
  );
  const columns = ['clients', 'submissions', 'per second', 'median ms', 'p95 ms', 'errors', 'lost', 'doubled'];
  columns.push('without both emails', ...(values.site ? ['CPU ms, site', 'back end'] : ['CPU ms, back end']));
  print(`| ${columns.join(' | ')} |`);
  print(`| ${columns.map(() => '---:').join(' | ')} |`);
  for (const clients of values.clients.split(',').map(Number)) {
    const before = pids.map((pid) => processorTime([pid]));
    const result = await run(submit, clients, Number(values.seconds), acknowledged);
    const used = pids.map((pid, at) => ((processorTime([pid]) - (before[at] ?? 0)) / result.count) * 1000);
    const audit = await auditSubmissions(env, acknowledged);
    const { count, perSecond, median, slow, errors } = result;
    const figures = [clients, count, perSecond.toFixed(0), median.toFixed(1), slow.toFixed(1), errors];
    const cpu = used.map((ms) => ms.toFixed(1));
    print(`| ${[...figures, audit.lost, audit.doubled, audit.mailless, ...cpu].join(' | ')} |`);
    failed ||= audit.lost + audit.doubled + audit.mailless > 0;
  }
} finally {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
