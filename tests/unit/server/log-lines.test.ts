import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toJsonLogLines } from '@/server/log-lines';

const root = path.join(import.meta.dirname, '../../..');
const parse = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('lines of the log pass unchanged, everything between them becomes one object', () => {
  const own = '{"level":30,"msg":"a"}';
  const text = `${own}\nError: x\n    at y\n${own}\n{"half\n[1]\n`;
  const lines = toJsonLogLines(text, 'site', 'error');
  expect(lines.split('\n').filter((line) => line === own)).toHaveLength(2);
  expect(parse(lines).map(({ msg }) => msg)).toEqual(['a', 'Error: x\n    at y', 'a', '{"half\n[1]']);
  expect(parse(lines)[1]).toMatchObject({ level: 50, name: 'site', time: expect.any(Number) });
  expect(toJsonLogLines('\n\n', 'site', 'info')).toBe('');
});

/** The output of a program that starts another one with its output in the log. */
async function outputOf(child: string): Promise<string> {
  const program = `
    import { spawn } from 'node:child_process';
    import { flushLogLines, logChildOutput } from './server/log-lines.ts';
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: ['ignore', 'pipe', 'pipe'] });
    logChildOutput(child, 'child');
    child.once('exit', async () => { await flushLogLines(); process.exit(0); });`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const { stdout } = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  await once(stdout, 'close');
  return text;
}

test('the last output of a process that Node.js ends is in the log, in one line', async () => {
  const lines = parse(await outputOf("console.log('{\"level\":30}'); process.emitWarning('w'); null.x"));
  expect(lines).toContainEqual({ level: 30 });
  const last = lines.filter(({ name }) => name === 'child');
  expect(last.map(({ msg }) => msg).join()).toContain(
    "TypeError: Cannot read properties of null (reading 'x')\n    at",
  );
});

test('a line written in parts is one line, and the unfinished last one is not lost', async () => {
  const half = "process.stdout.write('{\"level\":3'); setTimeout(() => process.stdout.write('0}\\nlast'), 200)";
  expect(parse(await outputOf(half))).toMatchObject([{ level: 30 }, { msg: 'last' }]);
});
