import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { testBuildEnv } from '@/playwright.config';
import { ensureChromium } from './chromium';
import { hasJava } from './has-java';

/** `failures`: the file and title of each test that failed, as far as the runner reports them. */
type Count = { passed: number; failed: number; failures?: string[] };
type Runner = {
  name: string;
  command: string[];
  count: (ok: boolean) => Count;
  env?: () => Record<string, string>;
  /** The promise this runner waits for. */
  after?: Promise<unknown>;
  /** Called when the program has ended, successfully or not. */
  done?: () => void;
};

const results = 'test-results/summary';
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});
const browserSuite = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), line: z.number(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(browserSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(browserSuite),
});

/** A check that only passes or fails counts as one. */
const single = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
const read = (file: string) => JSON.parse(readFileSync(`${results}/${file}.json`, 'utf8'));

/** Reads the totals that a runner wrote; a runner that crashed before writing them counts as one failure. */
function reported(file: string, parse: (json: unknown) => Count): Runner['count'] {
  return (ok) => {
    try {
      const count = parse(read(file));
      return ok || count.failed > 0 ? count : { ...count, failed: 1 };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };
}
const vitest = (json: unknown): Count => {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(json);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests, only a message.
    if (status === 'failed' && failed.length === 0) return [`${file}: ${message}`];
    return failed.map((test) => `${file}: ${test.fullName}`);
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
};
const playwright = (json: unknown): Count => {
  const { stats, suites } = playwrightReport.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(unexpectedSpecs),
  };
};
function unexpectedSpecs({ file, specs, suites = [] }: z.infer<typeof browserSuite>): string[] {
  const failed = specs.filter((spec) => spec.tests.some((test) => test.status === 'unexpected'));
  return [...failed.map((spec) => `${file}:${spec.line}: ${spec.title}`), ...suites.flatMap(unexpectedSpecs)];
}

const vitestArgs = (file: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/${file}.json`,
];
const npm = (...args: string[]) => ['npm', 'run', '--silent', ...args];
const lint: Runner = {
  name: 'format and lint',
  command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'],
  count: single,
};
const types: Runner = { name: 'types', command: npm('types'), count: single };
const content: Runner = { name: 'content check', command: npm('content:check'), count: single };
const unit: Runner = {
  name: 'unit and content tests',
  command: ['npx', 'vitest', 'run', '--maxWorkers=2', ...vitestArgs('unit')],
  count: reported('unit', vitest),
};
const database: Runner = {
  name: 'database tests',
  command: ['npx', 'vitest', 'run', '--config', 'tests/db/vitest.config.ts', ...vitestArgs('db')],
  count: reported('db', vitest),
};
let markBuilt = () => {};
const built = new Promise<void>((resolve) => {
  markBuilt = resolve;
});
// The build that the browser tests use.
const build: Runner = {
  name: 'build',
  command: npm('build'),
  count: single,
  env: () => testBuildEnv,
  done: markBuilt,
};
// In the environment of the build, so that the site it starts is not built again.
const budgets: Runner = {
  name: 'budgets',
  command: npm('bench', '--', '--check'),
  count: single,
  after: built,
  env: () => testBuildEnv,
};
const html: Runner = { name: 'HTML check', command: npm('html:check'), count: single, after: built };
const browser: Runner = {
  name: 'browser tests',
  command: ['npx', 'playwright', 'test'],
  count: reported('browser', playwright),
  env: () => ({ CHROMIUM_PATH: ensureChromium() }),
};

const onlyQuick = process.argv.includes('--quick');
const withJava = hasJava();
// Two parallel rows, each on its own core: one has the longest single-core checks, the other the rest.
const steps: Runner[][][] = onlyQuick
  ? [[[lint]], [[unit], [types, content]]]
  : [
      [[lint]],
      [
        [database, budgets, ...(withJava ? [html] : [])],
        [types, build, unit, content],
      ],
      [[browser]],
    ];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = { ...process.env, DO_NOT_TRACK: '1', NEXT_TELEMETRY_DISABLED: '1' };
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
/** Runs a program to its end and returns whether it succeeded; a program that cannot be started counts as failed. */
async function launch({ command, env: extra }: Runner, onOutput: ((part: string) => void) | null): Promise<boolean> {
  const [program = '', ...args] = command;
  try {
    const child = spawn(program, args, { stdio: onOutput ? 'pipe' : 'inherit', env: { ...env, ...extra?.() } });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => onOutput?.(String(part)));
    const [code] = await once(child, 'close');
    return code === 0;
  } catch (error) {
    process.stderr.write(`${error}\n`);
    return false;
  }
}

/** Runs a check. If others run beside it, its output is printed at its end. */
async function run(runner: Runner, alone: boolean): Promise<void> {
  const { name } = runner;
  await runner.after;
  const title = `\n== ${name}\n`;
  process.stdout.write(alone ? title : `== ${name}: started\n`);
  const started = Date.now();
  let output = title;
  const onOutput = (part: string) => {
    output += part;
  };
  const ok = await launch(runner, alone ? null : onOutput);
  runner.done?.();
  if (!alone) process.stdout.write(output);
  const { passed, failed, failures: names = [] } = runner.count(ok);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0)
    failures.push(...(names.length > 0 ? names : ['see its output above']).map((test) => `${name}: ${test}`));
  process.stdout.write(
    `== ${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
}

for (const rows of steps)
  await Promise.all(
    rows.map(async (row) => {
      for (const runner of row) await run(runner, rows.length === 1);
    }),
  );
if (!onlyQuick && !withJava) process.stdout.write('\n== HTML check: SKIPPED, there is no Java on this machine\n');
// At the end, because a CI log is often cut to its last part.
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((line) => `  ${line}\n`).join('')}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);
