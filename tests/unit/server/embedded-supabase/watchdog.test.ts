import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';

const children: ChildProcess[] = [];
const pids: number[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const file = path.join(import.meta.dirname, 'hung-process.ts');
const command = (what: string, timeoutSeconds: number, orphanSeconds: number) => [
  ...['--import', 'tsx', file, what],
  ...[timeoutSeconds, orphanSeconds].map(String),
];

/** Starts a program, and resolves with it once it has printed its process id. */
async function start(program: string, args: string[]) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let logged = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    logged += text;
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = Number(text);
  pids.push(pid);
  return { child, pid, logged: () => logged };
}

test.concurrent('a stuck process that ignores signals ends itself, and logs why', async () => {
  const { child, logged } = await start(process.execPath, command('loop', 3, 100));
  child.kill('SIGTERM');
  await sleep(1000);
  expect(child.signalCode).toBeNull();
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  expect(JSON.parse(logged())).toMatchObject({
    ...{ level: 60, name: 'backend', time: expect.any(Number) },
    msg: expect.stringMatching(/stuck for 3 s: it ends itself/),
  });
});

test.concurrent('a working process is left alone, and exits without delay', async () => {
  const { child } = await start(process.execPath, command('work', 2, 2));
  await sleep(4000);
  expect(child.signalCode).toBeNull();
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test.concurrent.each(['loop', 'start'])(
  'a stuck process (%s) ends soon after its parent',
  async (what) => {
    const own = [process.execPath, ...command(what, 100, 2)].map((word) => `'${word}'`).join(' ');
    const { child, pid } = await start('sh', ['-c', `${own} & wait`]);
    await sleep(3000);
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    for (let tries = 0; isAlive(pid) && tries < 100; tries++) await sleep(100);
    expect(isAlive(pid)).toBe(false);
  },
  30_000,
);

test.concurrent('a stuck process ends soon after its parent, also when nobody reads its log', async () => {
  const own = [process.execPath, ...command('loop', 100, 2)].map((word) => `'${word}'`).join(' ');
  const { child, pid } = await start('sh', ['-c', `${own} & wait`]);
  child.stderr?.destroy();
  child.kill('SIGKILL');
  for (let tries = 0; isAlive(pid) && tries < 100; tries++) await sleep(100);
  expect(isAlive(pid)).toBe(false);
}, 30_000);
