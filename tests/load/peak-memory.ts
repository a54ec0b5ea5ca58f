import { readdirSync, readFileSync } from 'node:fs';

/**
 * Watches the resident memory of a process and its descendants (Linux); `stop` returns the highest sum seen, in bytes.
 */
export function peakMemory(root: number): { stop: () => number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, resident(root));
  }, 250);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

function resident(root: number): number {
  const family = new Set([root]);
  let sum = 0;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap((pid) => readProcess(pid));
  for (const { pid, parent, bytes } of processes) {
    if (pid !== root && !family.has(parent)) continue;
    family.add(pid);
    sum += bytes;
  }
  return sum;
}

function readProcess(pid: number): { pid: number; parent: number; bytes: number }[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const value = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return [{ pid, parent: value('PPid'), bytes: value('VmRSS') * 1024 }];
  } catch {
    // The process exited between being listed and being read.
    return [];
  }
}
