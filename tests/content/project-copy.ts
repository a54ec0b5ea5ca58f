import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = process.cwd();

/** Makes a copy of the project with editable texts; everything else is linked. Returns its path. */
export function copyOfWords(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'words-'));
  for (const folder of ['content', 'messages']) cpSync(folder, path.join(copy, folder), { recursive: true });
  for (const folder of ['app', 'components', 'documents', 'lib', 'scripts', 'node_modules', 'public'])
    symlinkSync(path.join(project, folder), path.join(copy, folder));
  return copy;
}

/** Runs a program of the project in the copy. */
export function runIn(copy: string, file: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', path.join(project, file)], {
    cwd: copy,
    encoding: 'utf8',
    // Node.js 20.9 prints a warning for every imported JSON file.
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env, TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json') },
  });
}
