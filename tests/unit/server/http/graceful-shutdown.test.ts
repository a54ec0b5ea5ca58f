import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let child: ChildProcess;
let output: string;
let exit: Promise<number | null>;
let agent: Agent;

beforeEach(async () => {
  output = '';
  agent = new Agent({ keepAlive: true });
  child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'drain-server.ts')]);
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  exit = once(child, 'exit').then(([code]) => code as number | null);
  await waitForOutput(/port \d+/);
});
afterEach(() => {
  child.kill('SIGKILL');
  agent.destroy();
});

const waitForOutput = (text: RegExp) =>
  vi.waitFor(() => expect(output).toMatch(text), { timeout: 10_000, interval: 20 });
const fetchBody = (url: string) =>
  new Promise<string>((resolve, reject) => {
    const port = Number(/port (\d+)/.exec(output)?.[1]);
    get({ host: '127.0.0.1', port, path: url, agent }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve(body));
      response.on('error', reject);
    }).on('error', reject);
  });

test('drains: running requests complete, new ones are rejected, keep-alive connections do not block, background work ends', async () => {
  expect(await fetchBody('/0')).toBe('first last');
  const slow = fetchBody('/600');
  await waitForOutput(/asked\nasked/);
  const start = performance.now();
  child.kill('SIGTERM');
  await waitForOutput(/work ended/);
  await expect(fetchBody('/0')).rejects.toThrow(/ECONNREFUSED/);
  expect(await slow).toBe('first last');
  expect(await exit).toBe(0);
  expect(performance.now() - start).toBeLessThan(1400);
});

test('a keep-alive connection may send one more request, and closes after its response', async () => {
  expect(await fetchBody('/0')).toBe('first last');
  child.kill('SIGTERM');
  await waitForOutput(/work ended/);
  expect(await fetchBody('/0')).toBe('first last');
  await expect(fetchBody('/0')).rejects.toThrow(/ECONNREFUSED/);
  expect(await exit).toBe(0);
});

test('an endless request is aborted at the deadline, and the exit code reports it', async () => {
  const hung = fetchBody('/never').catch((error: Error) => error.message);
  await waitForOutput(/asked/);
  const start = performance.now();
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  expect(await exit).toBe(1);
  expect(performance.now() - start).toBeGreaterThan(1300);
  expect(await hung).toMatch(/hang up|ECONNRESET/);
});
