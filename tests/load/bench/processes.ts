import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopProcess } from '@/server/child-process';
import { benchmarkTable } from './benchmark-table';
import { startBuiltSite } from './start-built-site';

/**
 * The processes of `npm start`: the launcher supervises, the back end manages the database, the site serves visitors.
 */
const expected = ['server/launch.mjs', 'server-embedded-supabase-main.mjs', 'server-web-server.mjs'];
const forbidden = /\btsx\b|esbuild/;
const plan = '/feeding-plan/plan.pdf?v=quick&n=Argos&a=4&u=years&w=25&b=ideal&m=medium&f=yes&d=dry&h=no';

type Running = { pid: number; command: string };

async function startAll() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-processes-'));
  const started = performance.now();
  const { child, port } = await startBuiltSite({ DATA_DIR: dataDir, SUPABASE_URL: '', DATABASE_URL: '' });
  return {
    ...{ pid: child.pid ?? 0, url: `http://localhost:${port}`, startMs: performance.now() - started },
    stop: () => stopProcess(child).finally(() => rmSync(dataDir, { recursive: true, force: true })),
  };
}

/** A process and all its descendants (Linux). */
export function processTree(root: number): Running[] {
  const pids = [root];
  for (const pid of pids)
    for (const thread of readdirSync(`/proc/${pid}/task`))
      pids.push(...readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number));
  return pids.map((pid) => ({ pid, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }));
}

/** The proportional set size of a process in MB: its private memory and its part of shared memory. */
const megabytes = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1000;

/**
 * Starts the built site as `npm start` does, on a new database, and reports the duration and the memory of each
 * process: at rest, and after a feeding plan as PDF. `problems` are unexpected or missing processes.
 */
export async function measureProcesses(): Promise<{ text: string; problems: string[] }> {
  const site = await startAll();
  try {
    // Waits until the programs that run after a start have ended; one may begin as another ends.
    let running: Running[];
    do {
      await sleep(5000);
      running = processTree(site.pid);
    } while (running.length > expected.length);
    const problems = running.filter(({ command }) => forbidden.test(command)).map(({ command }) => `runs ${command}`);
    for (const name of expected)
      if (running.filter(({ command }) => command.includes(name)).length !== 1) problems.push(`not once: ${name}`);
    const atRest = running.map(({ pid }) => megabytes(pid));
    const response = await fetch(`${site.url}${plan}`);
    if (!response.ok) throw new Error(`the plan was rejected with status ${response.status}`);
    await response.arrayBuffer();
    const after = running.map(({ pid }) => megabytes(pid));
    const rows = expected.map((name) => {
      const index = running.findIndex(({ command }) => command.includes(name));
      return [name, ...[atRest[index], after[index]].map((value = Number.NaN) => value.toFixed(0))];
    });
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0).toFixed(0);
    rows.push(['together', sum(atRest), sum(after)]);
    const title = `Memory (PSS, MB), new database; ready ${(site.startMs / 1000).toFixed(1)} s after the start`;
    return { text: benchmarkTable(title, ['process', 'at rest', 'after a plan as PDF'], rows), problems };
  } finally {
    await site.stop();
  }
}
