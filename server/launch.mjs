// Runs a program of the site as plain JavaScript: `node server/launch.mjs server/start.ts`. Programs are bundled into
// dist/ once and again after a change of their sources; the bundler has ended before the program starts. A container
// has only dist/.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const dist = path.join(root, 'dist');
const inputsFile = path.join(dist, 'inputs.json');
const programs = [
  'server/start.ts',
  'server/web-server.ts',
  'server/embedded-supabase/main.ts',
  'server/build/index.ts',
  'server/build/recompress-response-bundle.ts',
  'server/container/build-standalone.ts',
  'scripts/art/index.ts',
  'documents/catalogue/render-process.ts',
  ...['backup', 'drain-mails', 'privacy', 'restore', 'staff-create', 'staff-rescue'].map(
    (name) => `scripts/${name}.ts`,
  ),
];
// Threads are found by their name beside the program that starts them.
const threads = [
  { in: 'server/embedded-supabase/watchdog-thread.mjs', out: 'watchdog-thread' },
  { in: 'documents/feeding-plan/worker-entry.ts', out: 'worker-entry' },
];
// Its texts come from modules that only React's server variant can load; the drawing itself needs the other one.
const withServerReact = ['scripts/catalogue.ts'];
// What must be the very module that Next loads, and what finds files beside its own.
const external = [
  'next',
  '@next/env',
  'sharp',
  'lightningcss',
  '@electric-sql/pglite',
  '@react-pdf/*',
  'pdfkit',
  'svgo',
  'fontkit',
  'subset-font',
  'prettier',
  'esbuild',
];

const nameOf = (file) => file.replaceAll('/', '-').replace(/\.[a-z]+$/, '');

function digest(file) {
  try {
    return createHash('sha256')
      .update(readFileSync(path.join(root, file)))
      .digest('base64url');
  } catch {
    return '';
  }
}

function isCurrent() {
  if (!existsSync(inputsFile)) return false;
  try {
    return Object.entries(JSON.parse(readFileSync(inputsFile, 'utf8'))).every(([file, hash]) => digest(file) === hash);
  } catch (error) {
    // Half a list after a power failure: everything is compiled again.
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

// Next's bundler finds the thread that draws plans by the file of its source.
const workerNames = {
  name: 'worker-names',
  setup: ({ onLoad }) =>
    onLoad({ filter: /start-worker\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace('./worker-entry.ts', './worker-entry.mjs'),
      loader: 'ts',
    })),
};

// What stands at the beginning of each file. CommonJS packages call `require`; and a library warns of the version
// of Node.js as it loads, in each process and before each command: the site, which sets console.warn afterwards, has it
// in its log, once.
const start = [
  "import { createRequire as requireFrom } from 'node:module'",
  'const require = requireFrom(import.meta.url)',
  "globalThis[Symbol.for('site.quiet')] ??= (console.warn = () => {})",
  '',
].join(';');

/** Renamed, so that a process that starts meanwhile never sees half a file, nor one after a power failure. */
function replaceFile(file, contents) {
  const draft = `${file}.${process.pid}`;
  try {
    const descriptor = openSync(draft, 'w');
    writeFileSync(descriptor, contents);
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(draft, file);
  } catch (error) {
    // It would take up what is left of a full disk.
    rmSync(draft, { force: true });
    throw error;
  }
}

async function compile() {
  const { build, stop } = await import('esbuild');
  const common = {
    absWorkingDir: root,
    outdir: dist,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    sourcesContent: false,
    external,
    alias: { 'server-only': './node_modules/server-only/empty.js' },
    banner: { js: start },
    logLevel: 'error',
    plugins: [workerNames],
  };
  const entries = (files) => files.map((file) => ({ in: file, out: nameOf(file) }));
  const results = await Promise.all([
    build({ ...common, entryPoints: [...entries(programs), ...threads], splitting: true, chunkNames: '[name]-[hash]' }),
    build({ ...common, entryPoints: entries(withServerReact), conditions: ['react-server'] }),
  ]);
  await stop();
  return results;
}

function store(results) {
  mkdirSync(dist, { recursive: true });
  const files = results.flatMap(({ outputFiles }) => outputFiles);
  for (const { path: file, contents } of files) {
    replaceFile(file, contents);
  }
  const names = new Set([...files.map((file) => path.basename(file.path)), path.basename(inputsFile)]);
  // Another program that was started at the same time may not have renamed its files yet.
  for (const name of readdirSync(dist))
    if (!names.has(name) && !/\.\d+$/.test(name)) rmSync(path.join(dist, name), { force: true });
  const own = results
    .flatMap(({ metafile }) => Object.keys(metafile.inputs))
    .filter((file) => !file.includes('node_modules/'));
  const inputs = ['server/launch.mjs', 'package-lock.json', ...new Set(own)].sort();
  replaceFile(inputsFile, JSON.stringify(Object.fromEntries(inputs.map((file) => [file, digest(file)])), null, 1));
}

if (process.argv[2] === '--bundle') {
  const results = await compile();
  try {
    store(results);
  } catch (error) {
    // The disk is full, or the folder may not be written: one line for whoever starts the site.
    if (!error.syscall) throw error;
    process.stderr.write(`The server code cannot be stored in ${dist}: ${error.message}\n`);
    process.exit(1);
  }
  process.exit(0);
}
const [, , program, ...args] = process.argv;
// As in server/start.ts: a terminal is read by a person, everything else by a program that expects JSON lines.
const isLogged = program === programs[0] && !args.includes('--dev') && !process.stdout.isTTY;

function report(level, msg) {
  if (!isLogged) process.stderr.write(`${msg}\n`);
  else process.stdout.write(`${JSON.stringify({ level, time: Date.now(), name: 'launcher', msg })}\n`);
}

// A container has neither the sources nor the bundler. The bundler has a process of its own, whose 50 MB are free again
// afterwards.
if (existsSync(path.join(root, programs[0])) && !isCurrent()) {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--bundle'], {
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const errors = stderr.trim();
  if (errors) report(status === 0 ? 40 : 50, errors);
  if (status !== 0) process.exit(status ?? 1);
  report(30, `Compiled the server code ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
const file = path.join(dist, `${nameOf(program)}.mjs`);
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
