/** Texts of one language as a spreadsheet for translators, and back. */
import { writeFileSync } from 'node:fs';
import { isLocale, localeCodes } from '@/lib/i18n/locales';
import { parseCommandLine } from '../parse-command-line';
import { computeTextImport } from './compute-text-import';
import { createTextUseFinder, describeTextUses } from './text-uses';
import { collectTextRowsForTranslator } from './translator-text-rows';
import { readWorkbookLanguageAndRows, writeTranslationWorkbook } from './workbook';

const usage = `Usage:
  npm run texts:export -- <language> [--out texts.xlsx] [--missing]   --missing: only texts that are not written yet
  npm run texts:import -- <file.xlsx> [--dry-run]                     --dry-run: prints what would change
`;
const print = (text: string) => process.stdout.write(`${text}\n`);
const { positionals, values } = parseCommandLine(usage, {
  allowPositionals: true,
  options: {
    ...{ out: { type: 'string' }, missing: { type: 'boolean' } },
    ...{ 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  },
});
const [command, name] = positionals;

async function exportTexts(language: string): Promise<void> {
  if (!isLocale(language)) throw new Error(`'${language}' is no language of the site: ${localeCodes.join(', ')}`);
  const rows = collectTextRowsForTranslator(language).filter(({ text }) => !values.missing || !text);
  const file = values.out ?? `texts-${language}.xlsx`;
  const findPlaces = createTextUseFinder();
  await writeTranslationWorkbook(file, language, rows, (id) => describeTextUses(findPlaces(id)));
  print(`${file}: ${rows.length} texts`);
}

async function importTexts(file: string): Promise<void> {
  const { language, rows } = await readWorkbookLanguageAndRows(file);
  if (!isLocale(language))
    throw new Error(`${file}: its sheet must be named after a language: ${localeCodes.join(', ')}`);
  const { files, changed, problems, remarks } = computeTextImport(
    language,
    collectTextRowsForTranslator(language),
    rows,
  );
  for (const remark of remarks) print(`remark: ${remark}`);
  for (const problem of problems) print(problem);
  if (problems.length) throw new Error(`Nothing was imported: ${problems.length} rows have to be corrected first`);
  if (!values['dry-run']) for (const [path, text] of files) writeFileSync(path, text);
  print(`${changed} texts ${values['dry-run'] ? 'would change' : 'changed'} in ${files.size} files`);
  if (changed && !values['dry-run']) print('Next: npm run content:dates, npm run content:check');
}

try {
  if (values.help || !name) {
    process.stdout.write(usage);
    process.exitCode = values.help ? 0 : 1;
  } else await (command === 'export' ? exportTexts(name) : importTexts(name));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
