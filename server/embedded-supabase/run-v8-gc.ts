import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage every `intervalMs`, in about 50 ms: V8 leaves 40 MB of a quiet back end and 15 MB of a launcher
 * uncollected for hours.
 */
export function runV8GcEvery(intervalMs: number): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setInterval(collect, intervalMs).unref();
}
