import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { computeCatalogueFingerprint, isCatalogueCurrent } from '@/documents/catalogue/catalogue-fingerprint';
import { buildCatalogueModel } from '@/documents/catalogue/catalogue-pdf-model';
import type { CatalogueModelRenderJob, RenderProcessResult } from '@/documents/catalogue/render-process';
import { catalogueFileName, parseCatalogueEditionDay } from '@/lib/content/catalogue-pdf-path-and-size';
import { listUpcomingDiscontinuationDays } from '@/lib/content/products';
import { isLocale, type Locale, localeCodes } from '@/lib/i18n/locales';
import { projectProgramCommand } from '@/server/child-process';
import { projectDir } from '@/server/project-environment';
import { parseCommandLine } from './parse-command-line';

const usage = `Usage: npm run catalogue -- [<language> ...] [--out FOLDER]
  Draws the PDF catalogues that are outdated, of all languages or of those named, into public/catalogue or FOLDER.
`;
const { values, positionals } = parseCommandLine(usage, {
  allowPositionals: true,
  options: { out: { type: 'string', default: 'public/catalogue' } },
});
const print = (text: string) => process.stdout.write(`${text}\n`);
const problems: string[] = [];
/** The files that are as the content is now. */
const drawn = new Set<string>();
const drawing = projectProgramCommand('documents/catalogue/render-process.ts');

const locales: Locale[] = [];
for (const code of positionals.length ? positionals : localeCodes) {
  if (isLocale(code)) locales.push(code);
  else problems.push(`'${code}' is not a language of the site`);
}

/** The days of later editions; none if the products cannot be read, which the first catalogue reports as well. */
function laterDays(): string[] {
  try {
    return listUpcomingDiscontinuationDays();
  } catch (error) {
    problems.push((error as Error).message);
    return [];
  }
}

function job(locale: Locale, day?: string): CatalogueModelRenderJob[] {
  try {
    const model = buildCatalogueModel(locale, day ? new Date(`${day}T12:00:00Z`) : new Date());
    return [
      {
        model,
        stamp: computeCatalogueFingerprint(model),
        file: path.join(values.out, catalogueFileName(locale, day)),
      },
    ];
  } catch (error) {
    problems.push((error as Error).message);
    return [];
  }
}

/** Renders the documents one after another in a child process. */
function draw(waiting: CatalogueModelRenderJob[]): Promise<void> {
  const child = fork(path.resolve(projectDir, drawing.file), {
    execArgv: drawing.nodeOptions,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  let current: CatalogueModelRenderJob | undefined;
  let started = 0;
  const next = () => {
    current = waiting.shift();
    started = Date.now();
    if (current) child.send(current);
    else child.disconnect();
  };
  child.on('message', ({ problem }: RenderProcessResult) => {
    const { file } = current as CatalogueModelRenderJob;
    if (problem) problems.push(`${file}: ${problem}`);
    else {
      drawn.add(file);
      print(`${file}: ${Math.round(statSync(file).size / 1024)} kB in ${Date.now() - started} ms`);
    }
    next();
  });
  next();
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      if (current) problems.push(`${current.file}: the renderer ended unexpectedly (exit code ${code})`);
      resolve();
    });
  });
}

mkdirSync(values.out, { recursive: true });
// The editions of later days come last: nobody waits for them.
const days = [undefined, ...laterDays()];
const jobs = days.flatMap((day) => locales.flatMap((locale) => job(locale, day)));
const waiting = jobs.filter(({ file, stamp }) => !isCatalogueCurrent(file, stamp));
for (const { file } of jobs.filter((one) => !waiting.includes(one))) drawn.add(file);
if (drawn.size) print(`${drawn.size} catalogues are up to date`);
const renderers = Math.min(2, waiting.length, availableParallelism());
await Promise.all(Array.from({ length: renderers }, () => draw(waiting)));

const names = days.flatMap((day) => localeCodes.map((locale) => catalogueFileName(locale, day)));
// An edition whose day has come would be served instead of what was drawn now. If drawing failed, it is the newest.
const isReplaced = (name: string) =>
  localeCodes.some(
    (locale) =>
      drawn.has(path.join(values.out, catalogueFileName(locale))) &&
      catalogueFileName(locale, parseCatalogueEditionDay(name) ?? undefined) === name,
  );
for (const name of readdirSync(values.out)) {
  if (names.includes(name)) continue;
  if (parseCatalogueEditionDay(name) ? isReplaced(name) : !positionals.length) rmSync(path.join(values.out, name));
}

for (const problem of new Set(problems)) process.stderr.write(`Catalogue: ${problem}\n`);
process.exit(problems.length ? 1 : 0);
