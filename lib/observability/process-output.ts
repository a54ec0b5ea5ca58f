import { format } from 'node:util';
import type { Logger } from 'pino';
import { isFirstErrorReport } from './deduplicate-error-reports';
import { createLogLimit } from './per-minute-limits';

const linesPerMinute = 120;
const maxKnown = 500;
// Colours, and the symbols that Next writes before its lines.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins a colour.
const decoration = /\u001b\[[\d;]*m/g;

/** An error that was only printed to the console, and the text around it. */
function lineOf(values: unknown[]): { err?: Error; text: string } {
  const err = values.find((value) => value instanceof Error);
  const rest = values.filter((value) => value !== err);
  const text = format(...rest)
    .replace(decoration, '')
    .replace(/^[\s⨯⚠✓○▲]+/, '')
    .trim();
  return { err, text: text || err?.message || '' };
}

/** Writes into the log what libraries print with `console`, each warning once. */
export function redirectConsoleToLog(log: Logger): void {
  const mayLog = createLogLimit(linesPerMinute, (count) => log.warn({ count }, 'more lines of libraries left out'));
  const known = new Set<string>();
  const write = (level: 'info' | 'warn' | 'error', values: unknown[]) => {
    const { err, text } = lineOf(values);
    if (err && !isFirstErrorReport(err)) return;
    if (level === 'warn') {
      // Each of Next's bundles has its own copy of a library.
      if (known.has(text)) return;
      if (known.size < maxKnown) known.add(text);
    }
    if (mayLog()) log[level](err ? { err } : {}, text);
  };
  for (const name of ['log', 'info', 'debug', 'trace', 'dir'] as const)
    console[name] = (...values: unknown[]) => write('info', values);
  console.warn = (...values: unknown[]) => write('warn', values);
  console.error = (...values: unknown[]) => write('error', values);
}

/** Writes into the log what Node.js itself would print as text: warnings, and the error that ends the process. */
export function captureProcessErrors(log: Logger): void {
  // The listener that prints them is one of Node.js's own.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, code, message }: Error & { code?: string }) => log.warn({ name, code }, message));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception');
    process.exit(1);
  });
}

/**
 * Lets a reader of the logs go away: writing to a closed pipe (EPIPE) would otherwise end the process. What nobody
 * reads is dropped.
 */
export function ignoreClosedOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    });
}
