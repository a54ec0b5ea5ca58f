import { getProcessGlobal } from '@/lib/process-global';

const reported = getProcessGlobal('reported-errors', () => new WeakSet<object>());

/** True the first time that this error is reported: Next prints an error and hands it over as well. */
export function isFirstErrorReport(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if (reported.has(error)) return false;
  reported.add(error);
  return true;
}
