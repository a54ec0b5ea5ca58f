import { spawn } from 'node:child_process';
import { watch as watchFolder } from 'node:fs';

const debounceMs = 300;

/**
 * Runs the check now and whenever a file in the folders was saved, each time in a process of its own, which reads
 * everything anew.
 */
export function watchContent(folders: string[], args: string[]): void {
  let running = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...args], { stdio: 'inherit' });
    child.once('exit', () => {
      running = false;
      process.stdout.write(`${new Date().toLocaleTimeString('sv')}: waiting for changes\n`);
      if (again) run();
    });
  };
  for (const folder of folders)
    watchFolder(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(run, debounceMs);
    });
  run();
}
