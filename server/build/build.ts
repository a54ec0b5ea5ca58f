import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { findTodoProblemsInFolders } from '@/lib/content/todo-marks';
import { projectDir } from '@/server/project-environment';
import { runTimedStep } from '@/server/terminal-output';
import {
  buildDir,
  computeSourceStamps,
  isBuildPartCurrent,
  markBuildPartCurrent,
  markBuildPartOutdated,
} from './build-stamps';
import { generateMissingArt } from './generate-missing-art';
import { runNextBuild } from './next-build';
import { writeResponseBundle } from './write-response-bundle';

const maxReported = 20;

/**
 * Prints to standard error the texts that a generator left to be written; returns true if there are any, because they
 * must never appear on a page.
 */
function reportUnwritten(): boolean {
  const unwritten = findTodoProblemsInFolders();
  for (const { file, line, text } of unwritten.slice(0, maxReported))
    process.stderr.write(`${file}:${line}: ${text}\n`);
  if (unwritten.length) process.stderr.write(`Not built: texts are not written yet (${unwritten.length})\n`);
  return unwritten.length > 0;
}

/**
 * Builds what is missing or outdated: pictures of new products and posts, the pages, and the response bundle. Resolves
 * with an exit code. A build whose sources changed in the meantime stays marked as outdated.
 */
export async function buildOutdatedParts(nextBin: string, onStart: (child: ChildProcess) => void): Promise<number> {
  if (reportUnwritten()) return 1;
  if (!isBuildPartCurrent('pictures', computeSourceStamps())) {
    const drawn = await generateMissingArt(onStart);
    if (drawn !== 0) return drawn;
  }
  const stamps = computeSourceStamps();
  if (!isBuildPartCurrent('pages', stamps)) {
    // A host that gets a copy of the build needs the lists of files that only a complete build writes.
    const servedInPlace = process.env.NEXT_TRACED_FILES === 'none';
    const onlyPages = servedInPlace && isBuildPartCurrent('code', stamps);
    // A build that fails leaves nothing to start, and the next one is complete.
    for (const part of ['code', 'pages', 'served', 'finished'] as const) markBuildPartOutdated(part);
    const code = await runNextBuild(nextBin, { onlyPages, servedInPlace }, onStart);
    if (code !== 0) return code;
    markBuildPartCurrent('code', stamps);
    markBuildPartCurrent('pages', stamps);
  }
  markBuildPartOutdated('served');
  const report = ({ responses, bytes }: { responses: number; bytes: number }) =>
    `Compressed ${responses} responses to ${Math.round(bytes / 1e6)} MB`;
  await runTimedStep(report, () => writeResponseBundle(buildDir, path.join(projectDir, 'public')));
  // Now, because Next removes the marks at its build.
  markBuildPartCurrent('pictures', stamps);
  markBuildPartCurrent('served', stamps);
  return 0;
}
