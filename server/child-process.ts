import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { logChildOutput } from './log-lines';
import { projectDir } from './project-environment';
import { isOutputLogged } from './terminal-output';

// Required, not imported: an import makes an ES module of the entry point, which Next's, without an extension, cannot
// be before Node.js 20.10.
const watchdog = path.join(projectDir, 'server/end-with-parent.cjs');
const isBundled = import.meta.url.endsWith('.mjs');

/**
 * Starts a Node program of the project that cannot outlive this process. It shares our output unless that is piped;
 * `nodeOptions` come before the file.
 */
export function startNodeProcess(
  file: string,
  args: string[],
  env: Record<string, string>,
  nodeOptions: string[] = [],
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn(process.execPath, ['--require', watchdog, ...nodeOptions, file, ...args], {
    cwd: projectDir,
    env: { ...process.env, ...env, DO_NOT_TRACK: '1', LAUNCHER_PID: String(process.pid), NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', output, output, 'ipc'],
  });
}

/** Resolves with the exit code of a child once it has exited, 1 if a signal ended it. */
export function waitForProcessExit(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  if (child.signalCode !== null) return Promise.resolve(1);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/**
 * Resolves with the exit code of a child that runs, 1 if a signal ends it, once all that it printed has been read: at
 * its exit the last of it, such as why it failed, may still be in the pipe. Also waits for its own children that share
 * its output.
 */
export async function waitForProcessClose(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

/** How to start a program of the project: as bundled by server/launch.mjs if this is, otherwise its source. */
export function projectProgramCommand(source: string): { file: string; nodeOptions: string[] } {
  if (!isBundled) return { file: source, nodeOptions: ['--import', 'tsx'] };
  const name = source.replaceAll('/', '-').replace(/\.[a-z]+$/, '.mjs');
  return { file: path.join(projectDir, 'dist', name), nodeOptions: [] };
}

/**
 * Starts a program of the project as `startNodeProcess` does, by the path of its source. It runs the bundled program in
 * any case, because the sources take seconds longer to load.
 */
export function startProjectProgram(
  source: string,
  args: string[],
  env: Record<string, string>,
  output: 'inherit' | 'pipe' = 'inherit',
  options: string[] = [],
): ChildProcess {
  if (!isBundled) return startNodeProcess('server/launch.mjs', [source, ...args], env, options, output);
  const { file, nodeOptions } = projectProgramCommand(source);
  return startNodeProcess(file, args, env, [...options, ...nodeOptions], output);
}

/** Starts a program as `startProjectProgram` does; what it prints becomes part of the log where our own output is. */
export function startLoggedProgram(
  source: string,
  args: string[],
  env: Record<string, string>,
  name: string,
  options: string[] = [],
): ChildProcess {
  if (!isOutputLogged()) return startProjectProgram(source, args, env, 'inherit', options);
  const child = startProjectProgram(source, args, env, 'pipe', options);
  logChildOutput(child, name);
  return child;
}

/**
 * Starts a program that runs as long as the site, as `startLoggedProgram` does, with the settings of the Dockerfile that
 * save memory: V8's young generation takes up to 12 MB instead of 48, and glibc has two arenas instead of eight for each
 * core. Most of what these take they never give back.
 */
export function startLoggedService(
  source: string,
  args: string[],
  env: Record<string, string>,
  name: string,
): ChildProcess {
  return startLoggedProgram(source, args, { MALLOC_ARENA_MAX: '2', ...env }, name, ['--max-semi-space-size=4']);
}

/** Signals a child to stop, kills it after ten seconds, and resolves when it has exited. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  const insist = setTimeout(() => child.kill('SIGKILL'), 10_000);
  child.kill('SIGTERM');
  await waitForProcessExit(child);
  clearTimeout(insist);
}
