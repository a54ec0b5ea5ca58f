import 'server-only';
import { getProcessGlobal } from '@/lib/process-global';
import { log } from './log';
import { createLogLimit } from './per-minute-limits';

const linesPerMinute = 60;
const limits = getProcessGlobal('rejection-log-limits', () => new Map<string, () => boolean>());

/**
 * Logs that a request was rejected, which anybody can provoke as often as they like: at most 60 lines a minute of each
 * level, message and reason, and then how many were left out. `reason` is one of a few fixed texts.
 */
export function logRequestRejection(
  level: 'info' | 'warn',
  details: { reason?: string; [field: string]: unknown },
  message: string,
): void {
  const { reason } = details;
  const kind = `${level} ${message} ${reason ?? ''}`;
  let mayLog = limits.get(kind);
  if (!mayLog) {
    mayLog = createLogLimit(linesPerMinute, (count) => log.warn({ count, reason }, `more left out: ${message}`));
    limits.set(kind, mayLog);
  }
  if (mayLog()) log[level](details, message);
}
