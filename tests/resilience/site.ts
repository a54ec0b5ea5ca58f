import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readOrCreateSupabaseVariablesOfDataFolder, type SupabaseVariables } from '@/server/backend-process';
import { stopProcess, waitForProcessExit } from '@/server/child-process';
import { projectDir } from '@/server/project-environment';
import { requireFreePort } from '@/server/require-free-port';

/** A running site as started by `npm start`, or only the site process with a back end elsewhere. */
export type Site = {
  url: string;
  port: number;
  launcher: ChildProcess;
  /** Returns its output so far. */
  output: () => string;
  /** Returns the id of the process that serves visitors. */
  sitePid: () => number;
  /** Returns the id of the process that holds the database; throws if there is none. */
  backendPid: () => number;
  stop: () => Promise<void>;
};

const startSeconds = 240;

/** Returns the process ids of a process's children (Linux). */
function children(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');

function childNamed(launcher: number | undefined, file: string): number {
  const found = children(launcher ?? 0).find((pid) => commandOf(pid).includes(file));
  if (!found) throw new Error(`no process runs ${file}`);
  return found;
}

/** Starts a program of the project and collects its output. */
export function startProgram(args: string[], env: Record<string, string>, cwd = projectDir) {
  const child = spawn(process.execPath, ['server/launch.mjs', ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  return { child, output: () => text };
}

/** Starts the built site on a free port (or `port`) over a data folder, and resolves once it is ready. */
export async function startTestedSite(
  dataDir: string,
  env: Record<string, string> = {},
  requestedPort = 0,
): Promise<Site> {
  const port = await requireFreePort(requestedPort);
  // Trusting one proxy lets each submission come from its own network, because the limits are not what is measured.
  const { child, output } = startProgram(['server/start.ts'], {
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '1',
    ...env,
  });
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`not ready in ${startSeconds} s\n${output()}`)),
      startSeconds * 1000,
    );
    child.stdout?.on('data', () => output().includes('Ready:') && resolve());
    // Not 'exit': why it did not start may still be in the pipe then.
    child.once('close', () => {
      clearTimeout(late);
      reject(new Error(`the site did not start\n${output()}`));
    });
  });
  return {
    url: `http://localhost:${port}`,
    port,
    launcher: child,
    output,
    sitePid: () => childNamed(child.pid, 'server-web-server'),
    backendPid: () => childNamed(child.pid, 'server-embedded-supabase-main'),
    stop: () =>
      child.exitCode === null && child.signalCode === null
        ? stopProcess(child)
        : waitForProcessExit(child).then(() => {}),
  };
}

/** Returns the URL and keys of the embedded back end of a data folder. */
export function backendOf(dataDir: string): SupabaseVariables {
  const lock = path.join(dataDir, 'backend.lock');
  if (!existsSync(lock)) throw new Error('no back end runs');
  return readOrCreateSupabaseVariablesOfDataFolder(dataDir, JSON.parse(readFileSync(lock, 'utf8')).url);
}
