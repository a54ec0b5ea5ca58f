import { readdirSync, readFileSync } from 'node:fs';

/**
 * Watches the memory of a process and its descendants (Linux): the proportional set size, which counts a page that
 * several processes share once. `stop` returns the highest sum seen, in bytes.
 */
export function peakMemory(root: number): { stop: () => number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, proportionalSetSize(root));
  }, 1000);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

function proportionalSetSize(root: number): number {
  const family = new Set([root]);
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
  for (const pid of processes) if (family.has(readProcNumber(pid, 'status', 'PPid'))) family.add(pid);
  return [...family].reduce((sum, pid) => sum + readProcNumber(pid, 'smaps_rollup', 'Pss') * 1024, 0);
}

/** A number of a file of /proc, 0 if the process has exited since it was listed. */
function readProcNumber(pid: number, file: string, name: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
