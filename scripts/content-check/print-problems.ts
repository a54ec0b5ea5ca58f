import { type ContentProblem, problemSeverities } from '@/lib/content/content-problem';
import { dropConsequencesOfRenames, dropRedundantProblems } from './drop-redundant-problems';
import { locateProblems } from './locate-problems';

const weightOf = ({ weight = 'fault' }: ContentProblem) => problemSeverities.indexOf(weight);

/** Sorts problems: the file with the worst one first, and within a file by severity and then by position. */
export function sortProblemsBySeverity(problems: ContentProblem[]): ContentProblem[] {
  const worst = new Map<string, number>();
  for (const problem of problems)
    worst.set(problem.file, Math.min(worst.get(problem.file) ?? problemSeverities.length, weightOf(problem)));
  const rank = ({ file }: ContentProblem) => worst.get(file) ?? 0;
  const position = ({ line = 0, column = 0 }: ContentProblem) => line * 10_000 + column;
  return [...problems].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      compare(a.file, b.file) ||
      weightOf(a) - weightOf(b) ||
      position(a) - position(b) ||
      compare(a.text, b.text),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** One problem on one line: its position, its key and its text. */
export function formatProblem({ file, line, column, key, text, weight }: ContentProblem): string {
  const location = [file, line, line && column].filter(Boolean).join(':');
  const message = [key === '(file)' ? '' : key, weight === 'hint' ? `hint: ${text}` : text].filter(Boolean).join(': ');
  return `${location}: ${message}`.replaceAll('\n', ' ');
}

/**
 * The lines to print: every problem once, in order, and their number, or `successText` if there is none. Hints are
 * counted, or also listed. `othersWait` says that these problems keep the rest of the content from being checked.
 */
export function buildProblemReport(
  allProblems: ContentProblem[],
  successText: string,
  withHints = false,
  othersWait = false,
): { lines: string[]; failed: boolean } {
  const problems = dropConsequencesOfRenames(allProblems);
  const isHint = ({ weight }: ContentProblem) => weight === 'hint';
  const failing = sortProblemsBySeverity(
    dropRedundantProblems(locateProblems(problems.filter((problem) => !isHint(problem)))),
  );
  const lines = [...new Set(failing.map(formatProblem))];
  const hints = problems.filter(isHint);
  const count = lines.length === 1 ? '1 problem in the content' : `${lines.length} problems in the content`;
  const waiting = othersWait ? `; other checks wait until ${lines.length === 1 ? 'it is' : 'they are'} mended` : '';
  const summary = lines.length ? count + waiting : successText;
  if (withHints)
    return {
      lines: [...lines, ...sortProblemsBySeverity(locateProblems(hints)).map(formatProblem), summary],
      failed: lines.length > 0,
    };
  const hintCount = hints.length
    ? ` (${hints.length === 1 ? '1 hint' : `${hints.length} hints`}: npm run content:check -- --hints)`
    : '';
  return { lines: [...lines, summary + hintCount], failed: lines.length > 0 };
}

/**
 * Prints problems as lines and sets the exit code: 1 if there is more than hints, otherwise 0. Returns the lines; empty
 * if there are no problems.
 */
export function printProblemsAndSetExitCode(
  problems: ContentProblem[],
  successText: string,
  withHints = false,
  othersWait = false,
): string[] {
  const { lines, failed } = buildProblemReport(problems, successText, withHints, othersWait);
  for (const line of lines) process.stdout.write(`${line}\n`);
  // process.exit() would drop output that a busy reader has not consumed yet.
  process.exitCode = failed ? 1 : 0;
  return failed ? lines : [];
}
