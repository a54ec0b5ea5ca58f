import type { Logger } from 'pino';
import { getProcessGlobal } from '@/lib/process-global';
import type { ResolvableDeliveryProblem } from './delivery-outcome';

// One line per problem in ten minutes, however many emails it holds up: an alarm that rings for each of them is
// switched off.
const alarmPauseMs = 600_000;
const alarms = getProcessGlobal('mail-alarms', () => new Map<ResolvableDeliveryProblem, number>());

/**
 * Logs, at the level that alerts operators, that the mail server refuses emails for a reason that somebody can remove.
 */
export function logResolvableDeliveryProblem(
  log: Pick<Logger, 'error'>,
  problem: ResolvableDeliveryProblem,
  responseCode: number | undefined,
): void {
  const now = performance.now();
  if (now - (alarms.get(problem) ?? Number.NEGATIVE_INFINITY) < alarmPauseMs) return;
  alarms.set(problem, now);
  log.error({ problem, responseCode }, 'the mail server refuses emails that are worth sending: see /admin/outbox');
}
