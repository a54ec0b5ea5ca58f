import { readFileSync } from 'node:fs';

/** The file in which the development server stores the last report of the content check. */
export const contentCheckReportFile = '.cache/content-check.txt';

/** The current problems of the content, one per line; empty until the first check has finished. */
export function readContentCheckReport(): string[] {
  try {
    return readFileSync(contentCheckReportFile, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
