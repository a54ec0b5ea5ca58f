import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

const levels = { info: 30, warn: 40, error: 50 };
type Level = keyof typeof levels;

// What nobody can end with a line break must not fill the memory.
const maxLength = 16_000;

const line = (name: string, level: Level, msg: string) =>
  `${JSON.stringify({ level: levels[level], time: Date.now(), name, msg: msg.slice(0, maxLength) })}\n`;

function isLogLine(text: string): boolean {
  if (!text.startsWith('{')) return false;
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/**
 * The text as lines of the log: JSON objects as they are, everything else, such as the last output of Node.js, in one
 * object.
 */
export function toJsonLogLines(text: string, name: string, level: Level): string {
  let lines = '';
  let foreign: string[] = [];
  const end = () => {
    const msg = foreign.join('\n').trim();
    if (msg) lines += line(name, level, msg);
    foreign = [];
  };
  for (const each of text.split('\n')) {
    if (!isLogLine(each)) {
      foreign.push(each);
      continue;
    }
    end();
    lines += `${each}\n`;
  }
  end();
  return lines;
}

// Lines that are written together, such as a stack, arrive together or right after one another.
const pauseMs = 50;

function forward(stream: Readable, name: string, level: Level): Promise<void> {
  let text = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (all: boolean) => {
    const end = all || text.length > maxLength ? text.length : text.lastIndexOf('\n') + 1;
    process.stdout.write(toJsonLogLines(text.slice(0, end), name, level));
    text = text.slice(end);
    timer = undefined;
  };
  stream.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    timer ??= setTimeout(() => flush(false), pauseMs);
  });
  return new Promise((resolve) => {
    stream.once('close', () => {
      clearTimeout(timer);
      flush(true);
      resolve();
    });
  });
}

const forwarded = new Set<Promise<unknown>>();

/** Writes what a child with piped output prints as lines of the log. */
export function logChildOutput(child: ChildProcess, name: string): void {
  const streams = [
    child.stdout && forward(child.stdout, name, 'info'),
    child.stderr && forward(child.stderr, name, 'error'),
  ];
  const all = Promise.all(streams);
  forwarded.add(all);
  void all.then(() => forwarded.delete(all));
}

const lastOutputMs = 1000;

/** Resolves when everything that ended children printed is written. */
export async function flushLogLines(): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, lastOutputMs);
  });
  await Promise.race([Promise.all(forwarded), limit]);
  clearTimeout(timer);
}

/** Writes a line of the program itself into the log. */
export function writeLogLine(name: string, level: Level, text: string): void {
  (level === 'error' ? process.stderr : process.stdout).write(line(name, level, text.replace(/\s+/g, ' ').trim()));
}
