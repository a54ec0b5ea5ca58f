import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { lowMemoryVariables, runNextBuild } from '@/server/build/next-build';

const { projectDir } = vi.hoisted(() => ({ projectDir: `/tmp/next-build-${process.pid}` }));
vi.mock('@/server/project-environment', async () => ({
  projectDir,
  resolveDataFolder: () => `${projectDir}/data`,
}));
vi.mock('@/server/child-process', async (original) => {
  const { spawn } = await import('node:child_process');
  return {
    ...(await original<typeof import('@/server/child-process')>()),
    startNodeProcess: (file: string, args: string[]) =>
      spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] }),
  };
});
vi.mock('@/server/terminal-output', () => ({ printLine: () => {}, printStepDuration: () => {} }));

const log = path.join(projectDir, 'runs');
/** A program in place of Next's, which notes its arguments; `code` is an expression for its exit code. */
function writeProgram(code: number | string, print = ''): string {
  const file = path.join(projectDir, 'next.cjs');
  const note = `require('fs').appendFileSync(${JSON.stringify(log)}, process.argv.slice(2).join(' ') + '\\n')`;
  writeFileSync(file, `${note}; ${print}; process.exitCode = ${code}`);
  return file;
}
const runs = () => readFileSync(log, 'utf8').trim().split('\n');

beforeEach(() => {
  rmSync(projectDir, { recursive: true, force: true });
  mkdirSync(path.join(projectDir, '.next'), { recursive: true });
  writeFileSync(path.join(projectDir, '.next/prerender-manifest.json'), '{"routes":{}}');
});
afterAll(() => rmSync(projectDir, { recursive: true, force: true }));

const compile = 'build --experimental-build-mode compile';
const generate = 'build --experimental-build-mode generate';

test('a build that is served where it is frees the compiler before it renders', async () => {
  expect(await runNextBuild(writeProgram(0), { onlyPages: false, servedInPlace: true }, () => {})).toBe(0);
  expect(runs()).toEqual([compile, generate]);
});

test('a build for a host is one run, as the pages alone are', async () => {
  expect(await runNextBuild(writeProgram(0), { onlyPages: false, servedInPlace: false }, () => {})).toBe(0);
  expect(await runNextBuild(writeProgram(0), { onlyPages: true, servedInPlace: true }, () => {})).toBe(0);
  expect(runs()).toEqual(['build', generate]);
});

test('code that does not compile is not rendered', async () => {
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runNextBuild(writeProgram(3), { onlyPages: false, servedInPlace: true }, () => {})).toBe(3);
  errors.mockRestore();
  expect(runs()).toEqual([compile]);
});

test('pages that cannot be rendered fail the build, whose log is that of the second run', async () => {
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const mode = 'process.argv.at(-1)';
  const program = writeProgram(`${mode} === 'generate' ? 5 : 0`, `console.log('output of ' + ${mode})`);
  expect(await runNextBuild(program, { onlyPages: false, servedInPlace: true }, () => {})).toBe(5);
  const printed = errors.mock.calls.map(([text]) => text);
  errors.mockRestore();
  expect(runs()).toEqual([compile, generate]);
  expect(printed).toEqual(['output of generate\n']);
  expect(readFileSync(path.join(projectDir, '.cache/build.log'), 'utf8')).toBe('output of generate\n');
});

test('the log has what was printed last, also when it arrives after the end, and lines of both outputs apart', async () => {
  // A process of the child's own prints when the child has ended.
  const late = "setTimeout(() => console.log('the reason'), 300)";
  const print = `process.stdout.write('half '); process.stderr.write('a warning\\n');
    require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(late)}], { stdio: 'inherit' }).unref()`;
  expect(await runNextBuild(writeProgram(0, print), { onlyPages: false, servedInPlace: false }, () => {})).toBe(0);
  const lines = readFileSync(path.join(projectDir, '.cache/build.log'), 'utf8').trim().split('\n');
  expect(lines.sort()).toEqual(['a warning', 'half the reason']);
});

test('every process of a build loads the module that collects garbage early', () => {
  // Next.js passes NODE_OPTIONS, not the options of its own process, to those that render.
  const env = { ...process.env, ...lowMemoryVariables };
  const loaded = execFileSync(process.execPath, ['-p', 'Object.keys(require.cache).join()'], { env, encoding: 'utf8' });
  expect(loaded).toContain('collect-garbage-early.cjs');
});
