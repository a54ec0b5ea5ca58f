import { writeLogLine } from './log-lines';

// The name of the program in the log, while what it prints is part of the log.
let logName: string | null = null;

/**
 * Prints lines of the log instead of text from now on: for a service, whose output nobody reads as it appears.
 */
export function switchOutputToLog(name: string): void {
  logName = name;
}

/** True when what this program prints is part of the log. */
export const isOutputLogged = () => logName !== null;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Prints a line for whoever started the site. */
export function printLine(text: string): void {
  if (logName) writeLogLine(logName, 'info', text);
  else process.stdout.write(`${text}\n`);
}

/** Prints what is wrong for whoever started the site. */
export function printError(text: string): void {
  if (logName) writeLogLine(logName, 'error', text);
  else process.stderr.write(`${text}\n`);
}

/** Prints what was done and how long it took, in one line. */
export function printStepDuration(text: string, ms: number): void {
  printLine(`${text.padEnd(44)} ${seconds(ms).padStart(8)}`);
}

/**
 * Runs one step and prints a line with its time; `text` may depend on its result, and is empty when there is nothing to
 * report.
 */
export async function runTimedStep<T>(text: string | ((result: T) => string), work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  const line = typeof text === 'string' ? text : text(result);
  if (line) printStepDuration(line, performance.now() - start);
  return result;
}
