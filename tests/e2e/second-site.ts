import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';

type Settings = { port: number; cwd?: string; env: NodeJS.ProcessEnv; timeout: number };

/** Starts `next start` on a built folder beside the tested site, and waits until its home page answers 200. */
export async function startSecondSite({ port, cwd, env, timeout }: Settings): Promise<ChildProcess> {
  const next = resolve('node_modules/next/dist/bin/next');
  const site = spawn(process.execPath, [next, 'start', '-p', String(port)], { cwd, env, stdio: 'ignore' });
  const status = () =>
    fetch(`http://localhost:${port}/`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, { timeout }).toBe(200);
  return site;
}
