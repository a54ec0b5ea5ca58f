import { type ChildProcess, spawn } from 'node:child_process';
import { watch as watchFolder } from 'node:fs';

const debounceMs = 300;

/**
 * Runs the check now and after every change of a file in the folders, each time in a new process, which reads all files
 * again.
 */
export function watchAndRecheckContent(folders: string[], args: string[]): void {
  let running = false;
  let isRerunPending = false;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | undefined;
  // A check would otherwise run on after its watcher, for ten seconds.
  process.once('exit', () => child?.kill());
  process.once('SIGTERM', () => process.exit(143));
  const run = () => {
    if (running) {
      isRerunPending = true;
      return;
    }
    running = true;
    isRerunPending = false;
    child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...args], { stdio: 'inherit' });
    child.once('exit', () => {
      running = false;
      process.stdout.write(`${new Date().toLocaleTimeString('sv')}: waiting for changes\n`);
      if (isRerunPending) run();
    });
  };
  for (const folder of folders)
    watchFolder(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(run, debounceMs);
    });
  run();
}
