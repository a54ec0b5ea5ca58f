const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Prints a line for whoever started the site. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints what was done and how long it took, in one line. */
export function printStep(text: string, ms: number): void {
  print(`${text.padEnd(44)} ${seconds(ms).padStart(8)}`);
}

/**
 * Runs one step and prints a line with its time; `text` may depend on its result, and is empty when there is nothing to
 * report.
 */
export async function step<T>(text: string | ((result: T) => string), work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  const line = typeof text === 'string' ? text : text(result);
  if (line) printStep(line, performance.now() - start);
  return result;
}
