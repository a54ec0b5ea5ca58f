/**
 * Creates the files of a new product, post or language, with marks where texts have to be written; `npm
 * run content:check` lists the marks.
 */
import { parseArgs } from 'node:util';
import { projectDir } from '@/server/child-process';
import { newLanguage } from './language';
import { newPost } from './post';
import { newProduct } from './product';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    ...{ tag: { type: 'string' }, label: { type: 'string' }, script: { type: 'string' }, og: { type: 'string' } },
  },
});
const [kind, name] = positionals;
const now = new Date().toISOString();

const usage = `Usage:
  npm run new:product -- <slug> [--from <product>]
  npm run new:post -- <slug> [--from <post>]
  npm run new:language -- <code> --tag de --label Deutsch --script Latn --og de_DE`;

function make(): string[] | null {
  if (!name) return null;
  if (kind === 'product') return newProduct(projectDir, name, values.from);
  if (kind === 'post') return newPost(projectDir, name, now.slice(0, 10), values.from);
  const { tag, label, script, og } = values;
  if (kind !== 'language' || !tag || !label || !script || !og) return null;
  return newLanguage(projectDir, { code: name, tag, label, script, og }, now.replace(/\D/g, '').slice(0, 14));
}

try {
  const files = make();
  if (files) {
    process.stdout.write(`${files.join('\n')}\n\nNext steps: docs/tasks/add-a-${kind}.md\n`);
  } else {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
