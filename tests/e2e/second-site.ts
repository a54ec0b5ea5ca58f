import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';

type Settings = { port: number; cwd?: string; env: NodeJS.ProcessEnv; timeout: number };

/** Starts `next start` on a built folder beside the tested site, and waits until its home page responds 200. */
export function startSecondSite(settings: Settings): Promise<ChildProcess> {
  const next = resolve('node_modules/next/dist/bin/next');
  return start([next, 'start', '-p', String(settings.port)], settings);
}

/**
 * Starts what `npm start` serves a built folder with, without a back end, and waits until its home page responds 200.
 */
export function startOwnServer(settings: Settings): Promise<ChildProcess> {
  const env = { ...settings.env, PORT: String(settings.port), MAIL_WORKER: 'off', TRUSTED_PROXIES: '2' };
  return start(['dist/server-web-server.mjs'], { ...settings, env });
}

async function start(args: string[], { port, cwd, env, timeout }: Settings): Promise<ChildProcess> {
  const site = spawn(process.execPath, args, { cwd, env, stdio: 'ignore' });
  const status = () =>
    fetch(`http://localhost:${port}/`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, { timeout }).toBe(200);
  return site;
}
