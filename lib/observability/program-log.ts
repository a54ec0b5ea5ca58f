import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { redactEmails, sourceMappedErrorSerializers } from './log-options';

/**
 * Returns the log of a program beside the site: one JSON object per line on standard output, with the program's name
 * and without email addresses. Works before the environment is loaded.
 */
export function createProgramLog(name: string, options: LoggerOptions = {}, output?: DestinationStream): Logger {
  const common = {
    base: undefined,
    name,
    serializers: sourceMappedErrorSerializers,
    hooks: { streamWrite: redactEmails },
  };
  return pino({ ...common, ...options }, output);
}
