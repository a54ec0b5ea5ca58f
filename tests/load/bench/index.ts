/**
 * npm run bench: the bytes of pages and the cost of responses, compared with an empty page of the same Next version and
 * with nginx. Needs a build. `--check` only measures bytes and processes, and fails if a budget is exceeded;
 * `--lighthouse` adds Lighthouse (takes minutes; `--languages gr` measures fewer pages, `--runs 3` each less often);
 * `--work` adds feeding plans, documents, applications, staff pages and a build; `--write` writes the tables into
 * docs/performance.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale } from '@/lib/i18n/locales';
import { projectDir } from '@/server/project-environment';
import { benchmarkTable } from './benchmark-table';
import { buildEmpty } from './empty-site';
import { runLighthouse } from './lighthouse';
import { measurePageBytes } from './page-bytes';
import { exceededBudgets, measuredRoutes } from './page-size-budgets';
import { measureProcesses } from './processes';
import { runScriptBenchmarks } from './script-benchmarks';
import { measureServing } from './serving';

const { values: flags } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    work: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '8' },
    languages: { type: 'string', default: 'gr,en,cn' },
    runs: { type: 'string', default: '5' },
  },
});
const nextBin = path.join(projectDir, process.env.NEXT_BIN ?? 'node_modules/next/dist/bin/next');
const distDir = path.join(projectDir, process.env.NEXT_DIST_DIR || '.next');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const emptyDir = await buildEmpty(nextBin);
const empty = measurePageBytes(emptyDir, projectDir, '/index');
const pages = Object.entries(measuredRoutes).map(([name, route]) => ({
  name,
  ...measurePageBytes(distDir, path.join(projectDir, 'public'), route),
}));
const problems = pages.flatMap((page) => exceededBudgets(page.name, page, empty.script));
const parts = [
  benchmarkTable(
    'Bytes of a first view (kB, Brotli 11; styles are part of the HTML)',
    ['page', 'HTML', 'of it styles', 'scripts', 'over an empty page', 'fonts'],
    [{ name: 'empty Next page', ...empty }, ...pages].map(({ name, html, styles, script, fonts }) => [
      name,
      ...[html, styles, script, script - empty.script, fonts].map(kilobytes),
    ]),
  ),
];
const running = await measureProcesses();
parts.push(running.text);
problems.push(...running.problems);
if (!flags.check) parts.push(...(await measureServing(distDir, path.dirname(emptyDir), Number(flags.seconds))));
if (flags.work) parts.push(...runScriptBenchmarks());
if (flags.lighthouse) {
  const languages = flags.languages.split(',').filter(isLocale);
  const scores = await runLighthouse(languages, path.dirname(emptyDir), Number(flags.runs));
  parts.push(scores.text);
  problems.push(...scores.problems);
}

const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node.js ${process.versions.node}`;
const text = [`Measured on ${machine}.`, ...parts].join('\n\n');
process.stdout.write(`${text}\n`);
if (flags.write) {
  const file = path.join(projectDir, 'docs/performance.md');
  const [start, end] = ['<!-- bench -->', '<!-- /bench -->'];
  const page = readFileSync(file, 'utf8');
  const [before, rest = ''] = page.split(start);
  writeFileSync(file, `${before}${start}\n\n${text}\n\n${end}${rest.split(end)[1] ?? ''}`);
}
for (const problem of problems) process.stderr.write(`Over budget: ${problem}\n`);
process.exitCode = problems.length ? 1 : 0;
