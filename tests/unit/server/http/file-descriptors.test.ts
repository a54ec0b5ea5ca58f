import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createRawFetch } from './server-fixture';

const root = path.join(import.meta.dirname, '../../../..');
const program = `
  import { startFixture } from './tests/unit/server/http/server-fixture.ts';
  const site = await startFixture((request, response) => response.end('next'));
  process.stdout.write('port ' + site.port + '\\n');`;

test('more connections than files may be open cost connections, and nothing when they have ended', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const command = `ulimit -n 90; exec "${process.execPath}" "$@"`;
  const child = spawn('bash', ['-c', command, 'bash', ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const port = Number(/port (\d+)/.exec(String(line))?.[1]);
  const sockets: Socket[] = [];
  try {
    for (let count = 0; count < 200; count++) sockets.push(connect(port, '127.0.0.1').on('error', () => {}));
    await new Promise((resolve) => setTimeout(resolve, 500));
    // Some were accepted, and not all could be.
    const fetchRaw = createRawFetch(port);
    const crowded = await Promise.race([
      fetchRaw('/en/about').then(
        () => 'served',
        () => 'refused',
      ),
      new Promise((resolve) => setTimeout(() => resolve('waits'), 1000)),
    ]);
    // Where Node.js closes what it cannot accept, there may be room again for this visitor.
    if (crowded === 'served') expect(sockets.filter(({ closed }) => closed).length).toBeGreaterThan(0);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => fetchRaw('/en/about').then(({ status }) => status, String), { timeout: 10_000 }).toBe(200);
    // From disk and from Next.js as well.
    expect((await fetchRaw('/favicon.ico')).status).toBe(200);
    expect((await fetchRaw('/x')).body.toString()).toBe('next');
    expect(child.exitCode).toBeNull();
  } finally {
    child.kill('SIGKILL');
  }
}, 30_000);
