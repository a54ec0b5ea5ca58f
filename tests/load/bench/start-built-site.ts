import { type ChildProcess, spawn } from 'node:child_process';
import { projectDir } from '@/server/project-environment';
import { requireFreePort } from '@/server/require-free-port';

/** Starts the built site on a free port as `npm start` does, and resolves once it is ready. */
export async function startBuiltSite(env: Record<string, string>): Promise<{ child: ChildProcess; port: number }> {
  const port = await requireFreePort(0);
  const child: ChildProcess = spawn(process.execPath, ['server/launch.mjs', 'server/start.ts'], {
    cwd: projectDir,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes('Ready:') && resolve());
    child.once('exit', () => reject(new Error('the site did not start')));
  });
  return { child, port };
}
