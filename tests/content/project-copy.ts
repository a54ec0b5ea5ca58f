import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = process.cwd();

/** A folder with copies of the project's texts, to be changed, and links to all else. Returns its path. */
export function copyProjectTexts(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'words-'));
  for (const folder of ['content', 'messages']) cpSync(folder, path.join(copy, folder), { recursive: true });
  for (const folder of ['app', 'components', 'documents', 'lib', 'scripts', 'server', 'node_modules', 'public'])
    symlinkSync(path.join(project, folder), path.join(copy, folder));
  return copy;
}

/** A folder with copies of the project's texts and programs, so that the programs import the texts of the copy. */
export function copyProjectTextsAndPrograms(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'programs-'));
  for (const name of ['app', 'components', 'content', 'documents', 'lib', 'messages', 'scripts', 'server'])
    cpSync(name, path.join(copy, name), { recursive: true });
  for (const name of ['package.json', 'tsconfig.json']) cpSync(name, path.join(copy, name));
  for (const name of ['node_modules', 'public']) symlinkSync(path.join(project, name), path.join(copy, name));
  return copy;
}

const contentCheck = 'scripts/content-check.ts';

/** Runs a program of the project in a copy; the check of the content as `npm run content:check` does, from a bundle. */
export function runIn(
  copy: string,
  file: string,
  env: Record<string, string> = {},
  args: string[] = [],
  programs = project,
) {
  const how =
    file === contentCheck
      ? [path.join(programs, 'scripts/content-check/launch.mjs')]
      : ['--import', 'tsx', path.join(programs, file)];
  return spawnSync(process.execPath, ['--conditions=react-server', ...how, ...args], {
    cwd: copy,
    encoding: 'utf8',
    // Node.js 20.9 warns of every JSON file that is imported.
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env, TSX_TSCONFIG_PATH: path.join(programs, 'tsconfig.json') },
  });
}
