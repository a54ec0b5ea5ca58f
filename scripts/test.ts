import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { ensureChromium } from './chromium';
import { hasJava } from './java';

type Count = { passed: number; failed: number };
type Runner = { name: string; command: string[]; count: (ok: boolean) => Count };

const results = 'test-results/summary';
const numbers = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const stats = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

/** A check that either holds or not counts as one. */
const single = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
const read = (file: string) => JSON.parse(readFileSync(`${results}/${file}.json`, 'utf8'));

/** Totals that a runner wrote; a runner that fell over before it could write counts as one failure. */
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
  const { numPassedTests, numFailedTests } = numbers.parse(json);
  return { passed: numPassedTests, failed: numFailedTests };
};
const playwright = (json: unknown): Count => {
  const { expected, flaky, unexpected } = stats.parse(json).stats;
  return { passed: expected + flaky, failed: unexpected };
};

const vitestArgs = (file: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/${file}.json`,
];
const quick: Runner[] = [
  { name: 'format and lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'], count: single },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], count: single },
  {
    name: 'unit and content tests',
    command: ['npx', 'vitest', 'run', ...vitestArgs('unit')],
    count: reported('unit', vitest),
  },
  { name: 'content check', command: ['npm', 'run', '--silent', 'content:check'], count: single },
];
const full: Runner[] = [
  {
    name: 'database tests',
    command: ['npx', 'vitest', 'run', '--config', 'tests/db/vitest.config.ts', ...vitestArgs('db')],
    count: reported('db', vitest),
  },
  { name: 'browser tests', command: ['npx', 'playwright', 'test'], count: reported('browser', playwright) },
];

// Over the pages that the browser tests have built.
const html: Runner = { name: 'HTML check', command: ['npm', 'run', '--silent', 'html:check'], count: single };
const budgets: Runner = {
  name: 'budgets',
  command: ['npm', 'run', '--silent', 'bench', '--', '--check'],
  count: single,
};

const onlyQuick = process.argv.includes('--quick');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = { ...process.env, DO_NOT_TRACK: '1', NEXT_TELEMETRY_DISABLED: '1' };
const total = { passed: 0, failed: 0 };

/** Runs a check. One that has company says everything at its end. */
async function run({ name, command, count }: Runner, alone: boolean): Promise<void> {
  const title = `\n== ${name}\n`;
  if (alone) process.stdout.write(title);
  const extra = name === 'browser tests' ? { CHROMIUM_PATH: ensureChromium() } : {};
  const started = Date.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: alone ? 'inherit' : 'pipe', env: { ...env, ...extra } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      said += part;
    });
  const [code] = await once(child, 'close');
  if (!alone) process.stdout.write(`${title}${said}`);
  const { passed, failed } = count(code === 0);
  total.passed += passed;
  total.failed += failed;
  process.stdout.write(
    `== ${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
}

const withJava = hasJava();
// Side by side only what measures no time and uses one core.
const steps = onlyQuick
  ? quick.map((step) => [step])
  : [...[...quick, ...full].map((step) => [step]), withJava ? [budgets, html] : [budgets]];
for (const step of steps) await Promise.all(step.map((runner) => run(runner, step.length === 1)));
if (!onlyQuick && !withJava) process.stdout.write('\n== HTML check: SKIPPED, there is no Java on this machine\n');
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);
