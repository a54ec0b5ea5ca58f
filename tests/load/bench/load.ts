import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

/**
 * The cost of one way of serving. `cpu` is the CPU time per response in microseconds, only of the server process.
 */
export type LoadFigures = { requests: number; p50: number; p99: number; cpu: number; errors: number };

const connections = 32;
const ticks = 100;

/** Returns the CPU seconds that processes have used so far (Linux). */
export function processorTime(pids: number[]): number {
  const used = (pid: number) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  };
  return pids.reduce((sum, pid) => sum + used(pid), 0);
}

/**
 * Requests a URL repeatedly with 32 connections in three periods, and returns the median period. Uses wrk if
 * installed: a Node.js client is slower than the server.
 */
export async function measureLoad(
  url: string,
  pids: number[],
  seconds: number,
  headers: Record<string, string>,
): Promise<LoadFigures> {
  // Warm-up: the first seconds of a process, with uncompiled code, are not representative.
  await requestFor(url, 3, headers);
  const periods: LoadFigures[] = [];
  for (let period = 0; period < 3; period++) {
    const cpuBefore = processorTime(pids);
    const { requests, ...rest } = await requestFor(url, seconds, headers);
    periods.push({ ...rest, requests: requests / seconds, cpu: ((processorTime(pids) - cpuBefore) / requests) * 1e6 });
    await sleep(200);
  }
  return median(periods);
}

// Other load on the machine slows it down for seconds; the median period is affected least.
function median(periods: LoadFigures[]): LoadFigures {
  const [, middle] = periods.toSorted((a, b) => a.requests - b.requests);
  if (!middle) throw new Error('The median needs three periods.');
  return { ...middle, errors: periods.reduce((sum, { errors }) => sum + errors, 0) };
}

async function requestFor(url: string, seconds: number, headers: Record<string, string>) {
  const list = Object.entries({ 'accept-encoding': 'br, gzip', ...headers });
  const headerArguments = list.flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wrk = spawnSync('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...headerArguments, url], {
    encoding: 'utf8',
  });
  if (!wrk.error) return readWrk(wrk.stdout);
  const result = await autocannon({ url, connections, duration: seconds, headers: Object.fromEntries(list) });
  const errors = result.errors + result.non2xx;
  return { requests: result.requests.total, p50: result.latency.p50, p99: result.latency.p99, errors };
}

/** Parses the numbers in wrk's report. Throws if there are none. */
export function readWrk(text: string) {
  const milliseconds = (percent: number) => {
    const [, value, unit = ''] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? [];
    return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
  };
  const requests = Number(/(\d+) requests in/.exec(text)?.[1]);
  if (!Number.isFinite(requests)) throw new Error(`unexpected output of wrk: ${text.slice(0, 200)}`);
  const failedResponses = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  return { requests, p50: milliseconds(50), p99: milliseconds(99), errors: failedResponses };
}
