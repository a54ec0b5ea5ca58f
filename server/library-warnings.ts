import type { Logger } from 'pino';

/**
 * Writes into the log, once each, what libraries print with `console.warn`: each of Next's bundles has its own copy of
 * a library.
 */
export function logLibraryWarnings(log: Logger): void {
  const known = new Set<string>();
  console.warn = (...values: unknown[]) => {
    const text = values.map(String).join(' ');
    if (!known.has(text)) log.warn(text);
    known.add(text);
  };
}
