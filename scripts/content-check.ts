import { checkDates } from './content/dates';
import { checkContentFiles } from './content/files';
import { checkMessages } from './content/messages';
import type { Problem } from './content/problem';
import { findUnusedKeys } from './content/unused';
import { findUnwritten } from './content/unwritten';

const problems: Problem[] = [
  ...findUnwritten(),
  ...checkMessages(),
  ...findUnusedKeys(),
  ...(await checkContentFiles()),
  ...checkDates(),
];
for (const { file, line, text } of problems) process.stdout.write(`${file}${line ? `:${line}` : ''}: ${text}\n`);
process.stdout.write(
  problems.length ? `${problems.length} problems in the content\n` : 'The content is complete in nine languages\n',
);
// process.exit() would drop what a busy reader has not taken yet.
process.exitCode = problems.length ? 1 : 0;
