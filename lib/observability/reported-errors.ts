import { processGlobal } from '@/lib/process-global';

const reported = processGlobal('reported-errors', () => new WeakSet<object>());

/** True the first time that this error is reported: Next prints an error and hands it over as well. */
export function isFirstReport(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if (reported.has(error)) return false;
  reported.add(error);
  return true;
}
