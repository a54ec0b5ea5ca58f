import pino, { type DestinationStream, type Logger } from 'pino';
import { errorSerializers, redactEmails } from '@/lib/observability/log-options';
import { originalStack } from '@/lib/observability/original-stack';
import { DatabaseError } from './errors';
import type { Settings } from './settings';

/**
 * The back end's log: one JSON object per line on standard output, without email addresses, which mail servers repeat
 * when they reject one.
 */
export function createLog(level: Settings['logLevel'], output?: DestinationStream): Logger {
  return pino(
    { base: undefined, name: 'backend', level, serializers: errorSerializers, hooks: { streamWrite: redactEmails } },
    output,
  );
}

/**
 * Redirects what the Supabase server prints into the log: refused statements and warnings at level info, everything
 * else as errors.
 */
export function captureConsole(log: Logger): void {
  console.warn = (...values: unknown[]) => log.info(values.join(' '));
  console.error = (...values: unknown[]) => {
    if (values[0] instanceof DatabaseError && values[0].isClientError) log.info(String(values[0]));
    else
      log.error(
        values
          .map((value) => (value instanceof Error ? originalStack(value.stack ?? String(value)) : String(value)))
          .join(' '),
      );
  };
}
