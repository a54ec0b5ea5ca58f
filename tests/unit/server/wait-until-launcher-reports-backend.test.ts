import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { awaitBackendCliOption, backendReadyMessage } from '@/server/wait-until-launcher-reports-backend';

const started: ReturnType<typeof fork>[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A child that prints 'ready' when its back end is, with the channel that does not prevent its exit. */
function startChild(...args: string[]) {
  const child = fork(path.resolve('tests/unit/server/backend-ready-child.ts'), args, {
    execArgv: ['--import', 'tsx', '--require', path.resolve('server/end-with-parent.cjs')],
    env: { ...process.env, LAUNCHER_PID: String(process.pid) },
  });
  started.push(child);
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  return { child, messages };
}

test('the site waits until its launcher reports that the back end responds', async () => {
  const { child, messages } = startChild(awaitBackendCliOption);
  await once(child, 'message');
  expect(messages).toEqual(['loaded']);
  child.send('reload');
  child.send(backendReadyMessage);
  const [code] = await once(child, 'exit');
  expect(messages).toEqual(['loaded', 'ready']);
  expect(code).toBe(0);
});

test('without a launcher that reports it the site does not wait', async () => {
  const { child, messages } = startChild();
  const [code] = await once(child, 'exit');
  expect(messages).toEqual(['loaded', 'ready']);
  expect(code).toBe(0);
});
