import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitForProcessClose } from '@/server/child-process';
import { projectDir } from '@/server/project-environment';
import { startProgram } from '../resilience/site';

const leftOut = new Set(['node_modules', '.git', '.next', '.data', '.cache', 'dist', 'test-results']);

/** Makes a copy of the whole project, whose builds are releases of their own. */
export function copyWholeProject(): string {
  const copy = path.join(projectDir, '.cache/releases');
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync(projectDir))
    if (!leftOut.has(name)) cpSync(path.join(projectDir, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

const edit = (file: string, change: (text: string) => string) => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has no longer what the next release changes`);
  writeFileSync(file, after);
};

/** The modules with other code in the next release, from the root of the project. */
export const changedModules = [
  'components/forms/form-submission-and-draft.ts',
  'components/catalogue/product-finder-controller.ts',
  'components/feeding-plan/calculator/calculator-form.tsx',
  'components/stores/store-finder-controller.tsx',
  'components/search/search-dialog-results.tsx',
  'components/feeding-plan/wizard/plausibility-warnings.tsx',
];

/** The modules with actions that the next release has under another name. */
const movedActions = {
  'lib/leads/submit-actions': 'lib/leads/moved-actions',
  'lib/leads/update-lead-action': 'lib/leads/moved-save',
};

/**
 * Turns the copy into the next release: the actions of leads move to other files, and the code of forms, finder,
 * calculator, shops, search and test of nutrition changes.
 */
export function changeProject(copy: string): void {
  const file = (name: string) => path.join(copy, name);
  const moves = Object.entries(movedActions);
  for (const [from, to] of moves) renameSync(file(`${from}.ts`), file(`${to}.ts`));
  for (const area of ['components', 'app', 'lib'])
    for (const name of readdirSync(file(area), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue;
      const each = path.join(copy, area, name);
      const text = readFileSync(each, 'utf8');
      const moved = moves.reduce((code, [from, to]) => code.replaceAll(`@/${from}'`, `@/${to}'`), text);
      if (moved !== text) writeFileSync(each, moved);
    }
  for (const name of changedModules)
    edit(file(name), (text) =>
      text.replace(/^export /m, "Object.assign(globalThis, { release: 'second' });\n\nexport "),
    );
}

/** Builds the copy. */
export async function buildProject(copy: string, env: Record<string, string>, container: boolean): Promise<void> {
  const source = container ? 'server/container/build-standalone.ts' : 'server/build/index.ts';
  const { child, output } = startProgram([source], env, copy);
  const code = await waitForProcessClose(child);
  if (code !== 0) throw new Error(`the copy was not built\n${output()}`);
}
