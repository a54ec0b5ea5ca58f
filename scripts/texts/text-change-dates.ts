import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textsByDottedPath } from '@/lib/content/content-problem';
import { findJsonValueRanges } from '@/scripts/content-check/locate-problems';
import { offsetToLineColumn } from '@/scripts/content-check/text-files';

/** Line of a text and when it last changed, in seconds; `uncommittedSentinel` if after the last commit. */
export type TextLineAndChangeTime = { line: number; changed: number };
export const uncommittedSentinel = Number.MAX_SAFE_INTEGER;

const cacheFile = '.cache/text-dates.json';
type Cache = Record<string, { hash: string; dates: Record<string, TextLineAndChangeTime> }>;

/**
 * `datesOf` returns when git last saw each text of a file change, by key; `save` caches these dates for the next run.
 * Without git every `changed` is 0.
 */
export function openTextChangeDateCache() {
  const cached = readCache();
  const current: Cache = {};
  return {
    datesOf(file: string): Record<string, TextLineAndChangeTime> {
      const existing = current[file];
      if (existing) return existing.dates;
      const text = readFileSync(file, 'utf8');
      const hash = createHash('sha1').update(text).digest('hex');
      const cachedEntry = cached[file];
      const entry = cachedEntry?.hash === hash ? cachedEntry : { hash, dates: findDates(file, text) };
      current[file] = entry;
      return entry.dates;
    },
    save() {
      // Uncommitted texts get their date with the commit, so the file is not cached.
      const committed = Object.entries(current).filter(([, { dates }]) =>
        Object.values(dates).every(({ changed }) => changed !== uncommittedSentinel && changed !== 0),
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

function findDates(file: string, text: string): Record<string, TextLineAndChangeTime> {
  const times = lineTimes(file);
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
  // A post changes as a whole.
  if (!file.endsWith('.json')) return { '': { line: 1, changed: newest } };
  const keys = [...textsByDottedPath(JSON.parse(text)).keys()];
  const ranges = findJsonValueRanges(text, keys);
  return Object.fromEntries(
    keys.flatMap((key, index) => {
      const range = ranges[index];
      if (!range) return [];
      const { line } = offsetToLineColumn(text, range[0]);
      return [[key, { line, changed: times[line - 1] ?? 0 }]];
    }),
  );
}

/** When each line of a file was last committed; empty without git and for an untracked file. */
function lineTimes(file: string): number[] {
  const { status, stdout } = spawnSync('git', ['blame', '--line-porcelain', '--', path.basename(file)], {
    cwd: path.dirname(file),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) return [];
  return [...stdout.matchAll(/^([0-9a-f]{40}) .*\n(?:(?!\t).*\n)*?committer-time (\d+)\n/gm)].map(([, commit, time]) =>
    /^0+$/.test(commit ?? '') ? uncommittedSentinel : Number(time),
  );
}
