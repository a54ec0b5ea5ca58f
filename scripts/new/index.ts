/**
 * Creates the files of a new product, post or language, with marks where texts have to be written; `npm
 * run content:check` lists the marks.
 */
import { projectDir } from '@/server/project-environment';
import { parseCommandLine } from '../parse-command-line';
import { runGeneratorTransaction, undoLastGeneratorRun } from './generator-transaction';
import { addLanguageToProject } from './language';
import { createPostFiles } from './post';
import { createProductFiles } from './product';

const usage = `Usage:
  npm run new:product -- <slug> [--from <product>]   --from: the product that it resembles (else: simple)
  npm run new:post -- <slug> [--from <post>]         --from: the post whose headings it begins with (else: bones)
  npm run new:language -- <code> --tag de --label Deutsch --script Latn --og de_DE
                                                     --tag: BCP 47; --script: ISO 15924; --og: Open Graph locale
  npm run new:undo [-- --force]                      takes back the last one; --force: even what was written since
Every command takes --dry-run, which only lists the files, and --help.
`;

function options() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  return parseCommandLine(usage, {
    allowPositionals: true,
    options: {
      ...{ from: text, tag: text, label: text, script: text, og: text },
      ...{ 'dry-run': flag, force: flag, help: { ...flag, short: 'h' } },
    },
  });
}

/** The files that a command creates or changes under `root`; null when something that it needs is missing. */
function maker({ positionals, values }: ReturnType<typeof options>): ((root: string) => string[]) | null {
  const [kind, name] = positionals;
  const now = new Date().toISOString();
  if (!name) return null;
  if (kind === 'product') return (root) => createProductFiles(root, name, values.from);
  if (kind === 'post') return (root) => createPostFiles(root, name, now.slice(0, 10), values.from);
  const { tag, label, script, og } = values;
  if (kind !== 'language' || !tag || !label || !script || !og) return null;
  return (root) =>
    addLanguageToProject(root, { code: name, tag, label, script, og }, now.replace(/\D/g, '').slice(0, 14));
}

try {
  const given = options();
  const [kind] = given.positionals;
  const make = maker(given);
  if (given.values.help) process.stdout.write(usage);
  else if (kind === 'undo')
    process.stdout.write(`${undoLastGeneratorRun(projectDir, given.values.force).join('\n')}\nundone\n`);
  else if (make) {
    const dryRun = given.values['dry-run'];
    const files = runGeneratorTransaction(projectDir, make, dryRun);
    process.stdout.write(`${files.join('\n')}\n\n`);
    process.stdout.write(
      dryRun
        ? 'Nothing was written.\n'
        : `Next steps: docs/tasks/add-a-${kind}.md. To take it back: npm run new:undo\n`,
    );
  } else {
    process.stderr.write(usage);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
