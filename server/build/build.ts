import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { variables } from '@/lib/config/env-variables';
import { findUnwritten } from '@/lib/content/todo-marks';
import { ended, projectDir, startNode } from '@/server/child-process';
import { prepare } from './prepare';

/** Files and folders that a build depends on. */
export const sources = [
  ...[
    'app',
    'components',
    'lib',
    'messages',
    'content',
    'public',
    'documents',
    'scripts/catalogue.ts',
    'server/build',
    'server/http',
    'server/next-internals',
  ],
  ...[
    'instrumentation.ts',
    'server/background.ts',
    'server/mail-composers.ts',
    'next.config.ts',
    'middleware.ts',
    'postcss.config.mjs',
    'tsconfig.json',
    'package-lock.json',
  ],
];
// Values that prerendered pages contain.
const pageValues = Object.entries(variables.shape).flatMap(([name, type]) => (type.meta()?.built ? [name] : []));
const builtInto = (name: string) =>
  pageValues.includes(name) || name === 'DESIGN_CATALOGUE' || name === 'NEXT_OUTPUT' || name.startsWith('NEXT_PUBLIC_');

// As in next.config.ts.
const buildDir = path.join(projectDir, process.env.NEXT_DIST_DIR || '.next');
const stampFile = path.join(buildDir, 'source-stamp');

const shownUnwritten = 20;

// Created by the build itself.
const made = path.join(projectDir, 'public/catalogue');

function* filesUnder(file: string): Generator<string> {
  if (!existsSync(file) || file === made) return;
  if (!statSync(file).isDirectory()) {
    yield file;
    return;
  }
  for (const name of readdirSync(file).sort()) yield* filesUnder(path.join(file, name));
}

/** A hash of everything a build depends on. */
export function sourceStamp(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(path.join(projectDir, source))) {
      const content = readFileSync(file);
      hash.update(`${path.relative(projectDir, file)}\0${content.length}\0`).update(content);
    }
  }
  for (const name of Object.keys(process.env).filter(builtInto).sort()) hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest('hex');
}

/** True when the last build was made from the current sources. */
export function isBuilt(stamp: string): boolean {
  const built = existsSync(path.join(buildDir, 'BUILD_ID')) && existsSync(stampFile) && existsSync(made);
  return built && readFileSync(stampFile, 'utf8') === stamp;
}

/** Draws what the content needs and nobody has to make by hand: images of new products and posts, and the PDF catalogues. Resolves with an exit code. */
export async function drawMissing(run: (file: string, args: string[], nodeOptions: string[]) => Promise<number>) {
  const pictures = await run('scripts/art/index.ts', ['missing'], ['--import', 'tsx']);
  return pictures || run('scripts/catalogue.ts', [], ['--conditions=react-server', '--import', 'tsx']);
}

/** Reports on standard error the texts that a generator left to be written; true if there are any, because they must never appear on a page. */
function saysUnwritten(): boolean {
  const found = findUnwritten();
  for (const { file, line, text } of found.slice(0, shownUnwritten)) process.stderr.write(`${file}:${line}: ${text}\n`);
  if (found.length) process.stderr.write(`Not built: texts are not written yet (${found.length})\n`);
  return found.length > 0;
}

/**
 * Draws what is missing, runs `next build`, compresses its output, and resolves with the exit code. A build whose sources changed in the
 * meantime stays marked as outdated.
 */
export async function build(nextBin: string, onStart: (child: ReturnType<typeof startNode>) => void) {
  if (saysUnwritten()) return 1;
  rmSync(stampFile, { force: true });
  const run = (...parameters: Parameters<typeof startNode>) => {
    const child = startNode(...parameters);
    onStart(child);
    return ended(child);
  };
  const env = { NODE_ENV: 'production' };
  const drawn = await drawMissing((file, args, nodeOptions) => run(file, args, env, nodeOptions));
  const stamp = sourceStamp();
  const code = drawn || (await run(nextBin, ['build'], env));
  if (code !== 0) return code;
  const { pages, assets, bytes } = await prepare(buildDir, path.join(projectDir, 'public'));
  process.stdout.write(`Prepared ${pages} responses (${Math.round(bytes / 1e6)} MB) and ${assets} assets\n`);
  writeFileSync(stampFile, stamp);
  return 0;
}
