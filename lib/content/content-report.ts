import { readFileSync } from 'node:fs';

/** Where the development server stores the last report of the content check. */
export const contentReportFile = '.cache/content-check.txt';

/** The problems that the content has now, a line each; none before the first check has ended. */
export function readContentReport(): string[] {
  try {
    return readFileSync(contentReportFile, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
