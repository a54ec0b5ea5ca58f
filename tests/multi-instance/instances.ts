import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend } from '@/server/backend-process';
import { stopProcess, waitForProcessExit } from '@/server/child-process';
import { findSiteFolderInStandalone } from '@/server/container/fill-standalone';
import { projectDir, resolveDataFolder } from '@/server/project-environment';
import { requireFreePort } from '@/server/require-free-port';
import { seedStores } from '@/server/seed-stores';
import { startProxy } from '../load/bench/servers';
import { buildProject, changeProject, copyWholeProject } from '../releases/project';
import { startBalancer } from './proxy';

export type Instance = { url: string; child: ChildProcess };
type Options = { container: boolean; nginx: boolean; builds: boolean };

async function untilLive(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(`${url}/api/health/live`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(200);
  }
  throw new Error(`${url} does not answer`);
}

async function startRedis() {
  if (spawnSync('redis-server', ['--version']).error) return null;
  const port = await requireFreePort(0);
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
    stdio: 'ignore',
  });
  return { url: `redis://127.0.0.1:${port}`, child };
}

/** Builds the next release beside the built site; returns its folder. The key of the forms is in the data folder. */
async function buildNextRelease(): Promise<string> {
  const copy = copyWholeProject();
  changeProject(copy);
  await buildProject(copy, { DATA_DIR: resolveDataFolder() }, false);
  return copy;
}

/**
 * Two instances of the built site over one fresh back end, Redis if it is installed, and a balancer in front of them.
 */
export async function startTwoInstances({ container, nginx, builds }: Options) {
  const next = builds ? await buildNextRelease() : null;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'two-'));
  const backend = await startBackend(dataDir);
  await seedStores(backend.env);
  const redis = await startRedis();
  const children: ChildProcess[] = redis ? [redis.child] : [];
  // Also if starting fails half-way.
  process.once('exit', () => {
    for (const child of children) child.kill();
  });
  const env = {
    ...{ ...process.env, ...backend.env, NODE_ENV: 'production', DATA_DIR: dataDir, TRUSTED_PROXIES: '2' },
    ...{ REDIS_URL: redis?.url ?? '', LOG_LEVEL: 'error', NEXT_TELEMETRY_DISABLED: '1' },
  };
  const distDir = process.env.NEXT_DIST_DIR || '.next';
  const own = container ? findSiteFolderInStandalone(path.join(projectDir, distDir)) : projectDir;
  const args = ['dist/server-web-server.mjs'];
  const start = async (cwd = own): Promise<Instance> => {
    const port = await requireFreePort(0);
    const settings = { ...env, PORT: String(port) } as NodeJS.ProcessEnv;
    const child = spawn(process.execPath, args, { cwd, env: settings, stdio: ['ignore', 'inherit', 'inherit'] });
    children.push(child);
    const url = `http://127.0.0.1:${port}`;
    await Promise.race([
      untilLive(url),
      waitForProcessExit(child).then(() => Promise.reject(new Error('an instance ended at its start'))),
    ]);
    return { url, child };
  };
  const [a, b] = [await start(), await start(next ?? own)];
  const port = await requireFreePort(0);
  const ports = [a, b].map(({ url }) => Number(new URL(url).port));
  const balancer = nginx ? await startProxy(port, ports, `127.0.0.1:${port}`) : await startBalancer(port, ports);
  return {
    ...{ a, b, url: `http://127.0.0.1:${port}`, env: backend.env, redis: redis !== null },
    stop: async () => {
      await balancer.stop();
      for (const child of [a.child, b.child, ...(redis ? [redis.child] : [])])
        if (child.exitCode === null) await stopProcess(child);
      await backend.stop();
      for (const folder of [dataDir, ...(next ? [next] : [])]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TwoInstances = Awaited<ReturnType<typeof startTwoInstances>>;
