import type { DestinationStream, Logger } from 'pino';
import { currentRequestId } from '@/lib/http/request-id-context';
import { redirectConsoleToLog as captureAll } from '@/lib/observability/process-output';
import { createProgramLog } from '@/lib/observability/program-log';
import { DatabaseError } from './database-error';
import type { BackendSettings } from './settings';

/**
 * The back end's log: one JSON object per line on standard output, without email addresses, which mail servers repeat
 * when they reject one.
 */
export function createBackendLog(level: BackendSettings['logLevel'], output?: DestinationStream): Logger {
  return createProgramLog('backend', { level, mixin: () => ({ requestId: currentRequestId() }) }, output);
}

/**
 * Redirects what the Supabase server and other libraries print into the log: rejected statements and warnings at level
 * info, everything else as errors.
 */
export function captureBackendConsole(log: Logger): void {
  captureAll(log);
  const { error, info } = console;
  console.warn = (...values: unknown[]) => info(...values);
  console.error = (...values: unknown[]) => {
    if (values[0] instanceof DatabaseError && values[0].isClientError) log.info(String(values[0]));
    else error(...values);
  };
}
