// Runs the check of the content as plain JavaScript. Its sources are bundled into .cache/ once and again after one of
// them changed: translating and loading hundreds of modules took a third of each run. The content is no part of the
// bundle, so that it can change without another.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const cache = path.join(root, '.cache', 'content-check');
const currentFile = path.join(cache, 'current.json');
// They find files beside their own, or must be the very module that other libraries load.
const external = ['next', 'sharp', 'kysely', 'svgo', 'css-tree', 'subset-font', 'esbuild'];
const dayInMs = 86_400_000;

/** What is read when it is imported, as without a bundle: a file of the content that is missing or broken stops none. */
const contentAtRuntime = {
  name: 'content-at-runtime',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\.json$/ }, ({ path: name, resolveDir }) => {
      const file = name.startsWith('@/') ? path.join(root, name.slice(2)) : path.resolve(resolveDir, name);
      const relative = path.relative(root, file).split(path.sep).join('/');
      return /^(?:content|messages)\//.test(relative) ? { path: relative, namespace: 'content' } : undefined;
    });
    onLoad({ filter: /./, namespace: 'content' }, ({ path: file }) => ({
      contents: [
        "import { readFileSync } from 'node:fs';",
        `const file = new URL(${JSON.stringify(`../../../${file}`)}, import.meta.url);`,
        "export default JSON.parse(readFileSync(file, 'utf8'));",
      ].join('\n'),
    }));
  },
};

function digest(file) {
  try {
    return createHash('sha256')
      .update(readFileSync(path.join(root, file)))
      .digest('base64url');
  } catch (error) {
    // A source that was deleted is a change.
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

/** The folder of the bundle of today's sources; null if there is none. */
function findCurrent() {
  if (!existsSync(currentFile)) return null;
  try {
    const { folder, inputs } = JSON.parse(readFileSync(currentFile, 'utf8'));
    const isCurrent = Object.entries(inputs).every(([file, hash]) => digest(file) === hash);
    return isCurrent && existsSync(path.join(cache, folder)) ? folder : null;
  } catch (error) {
    // Half a list after a power failure: everything is bundled again.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Bundles into a folder of its own, so that a check that starts meanwhile never sees half a bundle. */
async function bundle() {
  const { build, stop } = await import('esbuild');
  const folder = randomUUID();
  const started = Date.now();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [{ in: 'scripts/content-check.ts', out: 'content-check' }],
    outdir: path.join(cache, folder),
    bundle: true,
    // What is shorter is compiled faster. The names of functions and classes stay.
    minifyWhitespace: true,
    minifySyntax: true,
    // Parts that read the content when they are loaded are loaded only if it can be read.
    splitting: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    outExtension: { '.js': '.mjs' },
    conditions: ['react-server'],
    external,
    alias: {
      'server-only': './node_modules/server-only/empty.js',
      'brotli/decompress.js': './scripts/content-check/brotli-decompress.mjs',
    },
    // CommonJS packages call `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
    plugins: [contentAtRuntime],
  });
  await stop();
  const own = Object.keys(metafile.inputs).filter((file) => !/node_modules\/|^content:/.test(file));
  const inputs = ['scripts/content-check/launch.mjs', 'package-lock.json', 'tsconfig.json', ...own].sort();
  // A source that was saved meanwhile may or may not be in the bundle, which is then for this run alone.
  const savedAt = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (inputs.some((file) => savedAt(file) > started)) return folder;
  const draft = path.join(cache, `${folder}.json`);
  const hashes = Object.fromEntries(inputs.map((file) => [file, digest(file)]));
  writeFileSync(draft, JSON.stringify({ folder, inputs: hashes }, null, 1));
  renameSync(draft, currentFile);
  return folder;
}

/** Deletes older bundles, which a check that takes long may still load from on the same day. */
function deleteOld(current) {
  for (const name of readdirSync(cache)) {
    const file = path.join(cache, name);
    if (name === current || file === currentFile) continue;
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > dayInMs) rmSync(file, { recursive: true, force: true });
  }
}

let folder = findCurrent();
if (!folder) {
  mkdirSync(cache, { recursive: true });
  folder = await bundle();
  deleteOld(folder);
}
const file = path.join(cache, folder, 'content-check.mjs');
// The check starts itself again when it watches.
process.argv[1] = fileURLToPath(import.meta.url);
await import(pathToFileURL(file).href);
