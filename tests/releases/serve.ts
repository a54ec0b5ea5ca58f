import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { startBackend } from '@/server/backend-process';
import { stopProcess } from '@/server/child-process';
import { findSiteFolderInStandalone } from '@/server/container/fill-standalone';

/** The ways of serving a build. */
export type ServingMode = 'npm start' | 'next start' | 'container';
export type BackendEnv = Awaited<ReturnType<typeof startBackend>>['env'];

/** What runs for each way. */
const commands: Record<ServingMode, string[]> = {
  'npm start': ['--enable-source-maps', 'dist/server-web-server.mjs'],
  'next start': ['node_modules/next/dist/bin/next', 'start'],
  container: ['--enable-source-maps', 'dist/server-web-server.mjs'],
};

/** Serves a build on a port, and resolves when it responds. */
export async function serveBuild(
  way: ServingMode,
  copy: string,
  port: number,
  env: Record<string, string>,
): Promise<() => Promise<void>> {
  const settings = { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production', LOG_LEVEL: 'error' };
  const child: ChildProcess = spawn(process.execPath, commands[way], {
    cwd: way === 'container' ? findSiteFolderInStandalone(path.join(copy, '.next')) : copy,
    env: settings as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; ; tries++) {
    const alive = await fetch(`http://localhost:${port}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (alive) break;
    if (tries === 300 || child.exitCode !== null) throw new Error(`${way} does not respond`);
    await sleep(200);
  }
  // The copy for the tabs of this release is made right after the start.
  await sleep(2000);
  return () => stopProcess(child);
}
