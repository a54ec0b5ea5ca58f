import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textLeaves } from '@/lib/content/content-problem';
import { jsonValueRanges } from '@/scripts/content-check/locate-problems';
import { offsetToLineColumn } from '@/scripts/content-check/text-files';

/** Line of a text in its file and when this line last changed, in seconds; `uncommittedTimestamp` if after the last commit. */
export type TextDate = { line: number; changed: number };
export const uncommittedTimestamp = Number.MAX_SAFE_INTEGER;

const cacheFile = '.cache/text-dates.json';
type Cache = Record<string, { hash: string; dates: Record<string, TextDate> }>;

/**
 * Returns a function that says when the texts of a file last changed, by key, according to git; `save` keeps what was
 * found for the next time. Without git nothing is known and every `changed` is 0.
 */
export function readTextDates() {
  const before = readCache();
  const now: Cache = {};
  return {
    datesOf(file: string): Record<string, TextDate> {
      const read = now[file];
      if (read) return read.dates;
      const text = readFileSync(file, 'utf8');
      const hash = createHash('sha1').update(text).digest('hex');
      const known = before[file];
      const entry = known?.hash === hash ? known : { hash, dates: findDates(file, text) };
      now[file] = entry;
      return entry.dates;
    },
    save() {
      // What is not committed gets its date with the commit.
      const committed = Object.entries(now).filter(([, { dates }]) =>
        Object.values(dates).every(({ changed }) => changed !== uncommittedTimestamp && changed !== 0),
      );
      mkdirSync(path.dirname(cacheFile), { recursive: true });
      writeFileSync(cacheFile, JSON.stringify(Object.fromEntries(committed)));
    },
  };
}

function readCache(): Cache {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'));
  } catch {
    return {};
  }
}

function findDates(file: string, text: string): Record<string, TextDate> {
  const times = lineTimes(file);
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
  // A post changes as a whole.
  if (!file.endsWith('.json')) return { '': { line: 1, changed: newest } };
  const keys = [...textLeaves(JSON.parse(text)).keys()];
  const ranges = jsonValueRanges(text, keys);
  return Object.fromEntries(
    keys.flatMap((key, at) => {
      const range = ranges[at];
      if (!range) return [];
      const { line } = offsetToLineColumn(text, range[0]);
      return [[key, { line, changed: times[line - 1] ?? 0 }]];
    }),
  );
}

/** When each line of a file was last committed; empty where there is no git or the file is new to it. */
function lineTimes(file: string): number[] {
  const { status, stdout } = spawnSync('git', ['blame', '--line-porcelain', '--', path.basename(file)], {
    cwd: path.dirname(file),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) return [];
  return [...stdout.matchAll(/^([0-9a-f]{40}) .*\n(?:(?!\t).*\n)*?committer-time (\d+)\n/gm)].map(([, commit, time]) =>
    /^0+$/.test(commit ?? '') ? uncommittedTimestamp : Number(time),
  );
}
