import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { convertErrorToContentProblems } from '@/lib/content/content-problem';
import { findTodoProblemsInFolders } from '@/lib/content/todo-marks';
import { ContentError } from '@/lib/files/parse-file';
import { localeCodes } from '@/lib/i18n/locales';
import { printProblemsAndSetExitCode } from './content-check/print-problems';
import { applyProblemReplacementsToFiles, repairTextFileEncodings } from './content-check/repair-file-encoding';
import { readContentAndMessageFiles } from './content-check/text-files';
import { findUnreadableContentFiles } from './content-check/unreadable-file-errors';
import { watchAndRecheckContent } from './content-check/watch';
import { parseCommandLine } from './parse-command-line';

const usage = `Usage: npm run content:check -- [--fix] [--hints] [--watch] [--out FILE]
  --fix    repairs what is safe first: encodings, line ends, invisible characters, quotation marks, spaces
  --hints  also lists what is allowed but could be better, such as names missing in a terms file
  --watch  checks again whenever a file is saved
  --out    also writes what is wrong into a file
`;
const { values } = parseCommandLine(usage, {
  options: {
    ...{ fix: { type: 'boolean' }, hints: { type: 'boolean' }, out: { type: 'string' } },
    ...{ watch: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  },
});

/** Repairs files, then texts: what a text lacks can only be seen in a file that can be read. */
async function repair(): Promise<void> {
  const files = repairTextFileEncodings();
  if (findUnreadableContentFiles().length === 0) {
    const checks = await importTextChecks();
    // A second round repairs what overlapped.
    for (let round = 0; checks && round < 2; round += 1) {
      const sources = readContentAndMessageFiles();
      files.push(
        ...applyProblemReplacementsToFiles([...sources.flatMap(checks.checkCharacters), ...checks.checkTexts(sources)]),
      );
    }
  }
  for (const file of new Set(files)) process.stdout.write(`${file}: repaired\n`);
}

/** The checks of texts; null if a file that they import breaks a rule, which the check then reports. */
async function importTextChecks() {
  try {
    const [{ checkTexts }, { checkCharacters }] = await Promise.all([
      import('./content-check/texts'),
      import('./content-check/characters'),
    ]);
    return { checkTexts, checkCharacters };
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}

async function check(): Promise<void> {
  if (values.fix) await repair();
  const broken = findUnreadableContentFiles();
  // These modules read the content when they are imported, so they are imported only if it can be read.
  let othersWait = broken.some(({ file }) => file.endsWith('.json'));
  const rest = othersWait
    ? []
    : await import('./content-check/check-all-content')
        .then(({ checkAllContent }) => checkAllContent())
        .catch((error: unknown) => {
          othersWait = true;
          return convertErrorToContentProblems(error);
        });
  const found = [...broken, ...rest.filter(({ file }) => !broken.some((one) => one.file === file))];
  const lines = printProblemsAndSetExitCode(
    [...findTodoProblemsInFolders(), ...found],
    `The content is complete in all ${localeCodes.length} languages`,
    values.hints,
    othersWait,
  );
  if (values.out) {
    mkdirSync(path.dirname(values.out), { recursive: true });
    writeFileSync(values.out, lines.join('\n'));
  }
}

if (values.help) process.stdout.write(usage);
else if (values.watch)
  watchAndRecheckContent(
    ['content', 'messages'],
    process.argv.slice(2).filter((one) => one !== '--watch'),
  );
else await check();
