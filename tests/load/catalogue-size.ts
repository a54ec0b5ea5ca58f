import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { catalogueDownloadPath } from '@/lib/content/catalogue-pdf-path-and-size';
import { lowMemoryVariables } from '@/server/build/next-build';
import { waitForProcessClose } from '@/server/child-process';
import { copyWithLargeCatalogue } from './catalogue-size/large-catalogue';
import { peakMemory } from './peak-memory';

// Clock ticks per second in Linux's process statistics, independent of the kernel.
const ticks = 100;

/** Returns the CPU seconds of the ended children of this process, including their own children (Linux). */
function childCpuSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name, in brackets, may contain spaces; user and system time of children are
  // the 16th and 17th field of the line.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticks;
}

// npm run bench:growth [-- sizes] [--keep]: builds catalogues of 17, 200 and 2,000 products in nine
// languages and reports the cost of each.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'boolean' } } });
const print = (text: string) => process.stdout.write(`${text}\n`);
async function measure(size: number) {
  const copy = copyWithLargeCatalogue(size);
  const [started, cpuBefore] = [Date.now(), childCpuSeconds()];
  let rendering = started;
  let output = '';
  let memory = 0;
  // As the first npm start builds: in two runs, so that the compiler's memory is free before pages are rendered.
  for (const mode of ['compile', 'generate']) {
    const next = path.resolve('node_modules/next/dist/bin/next');
    const build = spawn(process.execPath, [next, 'build', '--experimental-build-mode', mode], {
      cwd: copy,
      // Served where it is built, so no lists of files to copy.
      env: {
        ...process.env,
        ...lowMemoryVariables,
        NODE_ENV: 'production',
        NEXT_DIST_DIR: '',
        NEXT_TRACED_FILES: 'none',
        NEXT_COMPILER_CACHE: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    build.stdout.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      output = `${output}${text}`.slice(-4000);
      if (rendering === started && text.includes('Generating static pages')) rendering = Date.now();
    });
    const peak = peakMemory(build.pid ?? 0);
    const code = await waitForProcessClose(build);
    memory = Math.max(memory, peak.stop());
    if (code !== 0) throw new Error(`The build of ${size} products failed; its copy is in ${copy}\n${output}`);
  }
  const processor = childCpuSeconds() - cpuBefore;
  const [seconds, rendered] = [(Date.now() - started) / 1000, (Date.now() - rendering) / 1000];
  const app = path.join(copy, '.next/server/app');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const lists = pages.filter((file) => !/products\/[^/]+\.html$|cats\/[^/]+\.html$/.test(file) || /compare/.test(file));
  const list = largestFile(app, lists);
  const download = largestFile(
    app,
    files.filter((file) => file.endsWith('.body') && !/\.(png|svg|ico)\.body$/.test(file)),
  );
  const document = await drawCatalogue(copy);
  if (!values.keep) rmSync(copy, { recursive: true, force: true });
  return { pages: pages.length, seconds, processor, rendered, memory, list, download, document };
}

const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/** Returns the largest of several files, uncompressed and compressed. */
function largestFile(folder: string, files: string[]): string {
  const [first] = files
    .map((file) => ({ file, bytes: statSync(path.join(folder, file)).size }))
    .sort((a, b) => b.bytes - a.bytes);
  if (!first) throw new Error(`${folder}: no such file was built`);
  const compressed = gzipSync(readFileSync(path.join(folder, first.file))).length;
  return `${kilobytes(first.bytes)} (${kilobytes(compressed)}) ${first.file.replace(/\.body$/, '')}`;
}

/** Renders the Greek catalogue of a copy as its build would; returns its size and the seconds. */
async function drawCatalogue(copy: string): Promise<string> {
  const started = Date.now();
  const options = ['--conditions=react-server', '--import', 'tsx'];
  const drawing = spawn(process.execPath, [...options, 'scripts/catalogue.ts', 'gr'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await waitForProcessClose(drawing);
  if (code !== 0) throw new Error(`The PDF catalogue failed; its copy is in ${copy}`);
  const { size } = statSync(path.join(copy, 'public', catalogueDownloadPath('gr')));
  return `${kilobytes(size)} in ${Math.round((Date.now() - started) / 1000)} s`;
}

const titles = [
  ...['products', 'pages', 'build, s', 'CPU, s', 'rendering, pages/s', 'peak memory, MB'],
  ...['heaviest list page, kB (gzip)', 'heaviest data file, kB (gzip)', 'PDF in Greek, kB'],
];
print(`| ${titles.join(' | ')} |\n|${' -: |'.repeat(titles.length)}`);
for (const size of positionals.length ? positionals.map(Number) : [17, 200, 2000]) {
  const { pages, seconds, processor, rendered, memory, list, download, document } = await measure(size);
  const figures = [size, pages, seconds, processor, pages / rendered, memory / 2 ** 20].map(Math.round);
  print(`| ${[...figures, list, download, document].join(' | ')} |`);
}
