// Runs the check of the content as plain JavaScript. Its sources are bundled into .cache/ once and again after one of
// them changed: translating and loading hundreds of modules took a third of each run. The content is no part of the
// bundle, so that it can change without another.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contentAtRuntime } from './content-at-runtime.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const cache = path.join(root, '.cache', 'content-check');
const currentFile = path.join(cache, 'current.json');
// They find files beside their own, or must be the very module that other libraries load.
const external = ['next', 'sharp', 'kysely', 'svgo', 'css-tree', 'subset-font', 'esbuild'];
const hourInMs = 3_600_000;
// How a folder that cannot be written to answers; ENOENT is what Node.js makes of EROFS when it makes several folders.
const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOSPC', 'EDQUOT'];

const digestBytes = (bytes) => createHash('sha256').update(bytes).digest('base64url');

function digest(file) {
  try {
    return digestBytes(readFileSync(path.join(root, file)));
  } catch (error) {
    // A file that was deleted is a change.
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Notes the digest of just those bytes that are bundled: a source can be saved meanwhile, with any time. */
const digestSources = (digests) => ({
  name: 'digest-sources',
  setup: ({ onLoad }) => {
    onLoad({ filter: /./, namespace: 'file' }, ({ path: file }) => {
      if (/[\\/]node_modules[\\/]/.test(file)) return undefined;
      const contents = readFileSync(file);
      digests[path.relative(root, file)] = digestBytes(contents);
      return { contents, loader: 'default' };
    });
  },
});

/** The folder of the bundle of today's sources; null if there is none, or not all of it. */
function findCurrent() {
  try {
    const { folder, digests } = JSON.parse(readFileSync(currentFile, 'utf8'));
    return Object.entries(digests).every(([file, hash]) => digest(file) === hash) ? folder : null;
  } catch {
    // A list that is missing, damaged or cannot be read: everything is bundled again.
    return null;
  }
}

/** Stores a new bundle in a folder of its own; null where none can be stored, as on a full disk. */
async function makeBundle() {
  const folder = randomUUID();
  try {
    mkdirSync(cache, { recursive: true });
    deleteOld();
    mkdirSync(path.join(cache, folder));
    await bundle(folder);
    return folder;
  } catch (error) {
    try {
      rmSync(path.join(cache, folder), { recursive: true, force: true });
    } catch {
      // Deleted when a later bundle is made. What counts is why this one was not.
    }
    if (unwritable.includes(error.code)) return null;
    throw error;
  }
}

/** Deletes older bundles, but not the last one and those that a check which runs now may still load from. */
function deleteOld() {
  const names = readdirSync(cache);
  const list = names.includes('current.json') ? readFileSync(currentFile, 'utf8') : '';
  for (const name of names) {
    if (name === 'current.json' || list.includes(name)) continue;
    const file = path.join(cache, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > hourInMs) rmSync(file, { recursive: true, force: true });
  }
}

/** Bundles into a folder of its own, so that a check that starts meanwhile never sees half a bundle. */
async function bundle(folder) {
  const { build, stop } = await import('esbuild');
  // npm writes the list of what is installed at each installation.
  const settings = [
    ...['launch', 'content-at-runtime'].map((name) => `scripts/content-check/${name}.mjs`),
    ...['node_modules/.package-lock.json', 'tsconfig.json'],
  ];
  const digests = Object.fromEntries(settings.map((file) => [file, digest(file)]));
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [{ in: 'scripts/content-check.ts', out: 'content-check' }],
    outdir: path.join(cache, folder),
    bundle: true,
    // What is shorter is compiled faster. The names of functions and classes stay.
    minifyWhitespace: true,
    minifySyntax: true,
    // Node.js prints the line of a crash.
    lineLimit: 200,
    // Parts that read the content when they are loaded are loaded only if it can be read.
    splitting: true,
    // Written here, so that a full disk is an error with a code instead of one line for each file.
    write: false,
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
    plugins: [contentAtRuntime(root), digestSources(digests)],
  });
  await stop();
  for (const { path: file, contents } of outputFiles) {
    writeFileSync(file, contents);
    digests[path.relative(root, file)] = digestBytes(contents);
  }
  const draft = path.join(cache, folder, 'current.json');
  writeFileSync(draft, JSON.stringify({ folder, digests }, null, 1));
  renameSync(draft, currentFile);
}

const folder = findCurrent() ?? (await makeBundle());
// The check starts itself again when it watches.
process.argv[1] = fileURLToPath(import.meta.url);
if (folder) await import(pathToFileURL(path.join(cache, folder, 'content-check.mjs')).href);
else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../content-check.ts');
}
