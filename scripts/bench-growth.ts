import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { peakMemory } from './peak-memory';
import { addProduct, copyProject, readJson, writeJson } from './project-copy';

// npm run bench:growth [-- sizes]: builds catalogues of 17, 200 and 2,000 products in nine languages and says what each took.
const sizes = process.argv.slice(2).map(Number);
const say = (text: string) => process.stdout.write(`${text}\n`);
const letters = (index: number) =>
  [676, 26, 1].map((weight) => String.fromCharCode(65 + (Math.floor(index / weight) % 26))).join('');

/** A copy of the project whose range is made longer by its own products under other names. */
function catalogueOf(size: number): string {
  const copy = copyProject(`growth-${size}`);
  const folder = path.join(copy, 'content/products');
  const originals = readdirSync(folder).sort();
  const manifest = path.join(copy, 'content/media.json');
  const media = readJson(manifest);
  for (let index = originals.length; index < size; index++) {
    const from = originals[index % originals.length] ?? '';
    const { route, line, order, formats } = readJson(path.join(folder, from, 'facts.json'));
    const number = Math.floor(index / originals.length) + 1;
    const slug = `${from}-${number}`;
    const code = `${line === 'cats' ? 'YC' : 'YD'}-${letters(index)}`;
    const name = String(readJson(path.join(folder, from, 'en.json')).name);
    const facts = { route: `${route}-${number}`, code, order: Number(order) + number * 100 };
    addProduct(copy, from, slug, facts, `${name.slice(0, 34)} ${number}`);
    for (const format of formats as string[]) media[`pack/${slug}-${format}`] = media[`pack/${from}-${format}`];
  }
  writeJson(manifest, media);
  return copy;
}

async function measure(size: number) {
  const copy = catalogueOf(size);
  const started = Date.now();
  const build = spawn(process.execPath, [path.resolve('node_modules/next/dist/bin/next'), 'build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production', NEXT_DIST_DIR: '', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let rendering = started;
  let said = '';
  build.stdout.on('data', (chunk: Buffer) => {
    const text = chunk.toString();
    said = `${said}${text}`.slice(-4000);
    if (rendering === started && text.includes('Generating static pages')) rendering = Date.now();
  });
  const peak = peakMemory(build.pid ?? 0);
  const code = await new Promise<number>((resolve) => build.once('exit', (status) => resolve(status ?? 1)));
  const memory = peak.stop();
  if (code !== 0) throw new Error(`The build of ${size} products failed; its copy is in ${copy}\n${said}`);
  const seconds = (Date.now() - started) / 1000;
  const app = path.join(copy, '.next/server/app');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const lists = pages.filter(
    (file) => !/products\/[^/]+\.html$|cats\/[^/]+\.html$/.test(file) || /compare\.html$/.test(file),
  );
  const heaviest = lists
    .map((file) => ({ file, bytes: statSync(path.join(app, file)).size }))
    .sort((a, b) => b.bytes - a.bytes)[0];
  const packed = heaviest ? gzipSync(readFileSync(path.join(app, heaviest.file))).length : 0;
  rmSync(copy, { recursive: true, force: true });
  const rendered = (Date.now() - rendering) / 1000;
  return { size, pages: pages.length, seconds, rendered, memory, heaviest, packed };
}

const kilobytes = (bytes = 0) => `${Math.round(bytes / 1024)} kB`;
say('| products | pages | build, s | rendering, pages/s | peak memory, MB | heaviest list page, kB (gzip) |');
say('| -------: | ----: | -------: | -----------------: | --------------: | ----------------------------: |');
for (const size of sizes.length ? sizes : [17, 200, 2000]) {
  const { pages, seconds, rendered, memory, heaviest, packed } = await measure(size);
  const cells = [size, pages, Math.round(seconds), Math.round(pages / rendered), Math.round(memory / 2 ** 20)];
  say(`| ${cells.join(' | ')} | ${kilobytes(heaviest?.bytes)} (${kilobytes(packed)}) ${heaviest?.file} |`);
}
