// Checks copies of the content one after another, as `npm run content:check` does in a process of its own for each. The
// sources of the check are evaluated anew for each copy, as their modules read the content of one; the packages that
// they import are loaded and compiled once, which is most of what a process of its own takes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { contentAtRuntime } from '../../scripts/content-check/content-at-runtime.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
// As deep as the bundle of the command, from which the content is found.
const folder = path.join(root, '.cache/content-check', `tests-${process.pid}`);
const bundle = path.join(folder, 'content-check.mjs');

mkdirSync(folder, { recursive: true });
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['scripts/content-check.ts'],
  write: false,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.9',
  conditions: ['react-server'],
  alias: { 'server-only': './node_modules/server-only/empty.js' },
  logLevel: 'error',
  plugins: [contentAtRuntime(root)],
});
const imports = [];
const body = outputFiles[0].text.replace(/^import (?:\{[^}]*\} from )?.*;$/gm, (statement) => {
  imports.push(statement);
  return '';
});
// Each call has variables of its own, while what V8 has compiled and learnt about the functions stays.
writeFileSync(bundle, `${imports.join('\n')}\nexport async function runProgram() {\n${body}\n}\n`);
const { runProgram } = await import(pathToFileURL(bundle).href);
rmSync(folder, { recursive: true });
await stop();
// It knows pictures by their relative path, which is another picture in the next copy.
createRequire(import.meta.url)('sharp').cache(false);

async function check(copy, args) {
  const printed = { stdout: '', stderr: '' };
  process.chdir(copy);
  process.argv = [process.execPath, path.join(root, 'scripts/content-check/launch.mjs'), ...args];
  process.exitCode = undefined;
  for (const name of ['stdout', 'stderr'])
    process[name].write = (text) => {
      printed[name] += text;
      return true;
    };
  try {
    await runProgram();
  } catch (error) {
    printed.stderr += error.stack;
    process.exitCode = 1;
  }
  const status = process.exitCode ?? 0;
  process.exitCode = undefined;
  process.chdir(root);
  for (const name of ['stdout', 'stderr']) delete process[name].write;
  return { ...printed, status };
}

process.on('message', async ({ copy, args }) => process.send(await check(copy, args)));
process.once('disconnect', () => process.exit());
