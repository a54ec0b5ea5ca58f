import 'server-only';
import { log } from './log';

/**
 * Logs an unexpected failure under a short id, which is also shown to the visitor so that the line can be found.
 * Returns the id.
 */
export function logIncident(details: object, what: string): string {
  const incident = crypto.randomUUID().slice(0, 8);
  log.error({ incident, ...details }, what);
  return incident;
}
