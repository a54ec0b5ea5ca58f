import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readOrCreateSupabaseVariablesOfDataFolder, startBackend } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { requireFreePort } from '@/server/require-free-port';
import { application } from './context';

const root = path.join(import.meta.dirname, '../..');
const launcher = 'server/start.ts';
// Stands for Next: responds on the port it is given, and takes that long to end.
const fakeSite = (shutdownMs: number) => `
const server = require('node:http').createServer((request, response) => response.end(String(process.pid)));
server.listen(Number(process.argv[process.argv.indexOf('--port') + 1]));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => setTimeout(() => process.exit(), ${shutdownMs}));`;

let dataDir: string;
let children: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'db-process-'));
  cpSync(inject('template'), dataDir, { recursive: true });
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function run(script: string, args: string[], env: Record<string, string> = {}, detached = false) {
  const child = spawn(process.execPath, ['server/launch.mjs', script, ...args], {
    cwd: root,
    detached,
    env: { ...process.env, DATA_DIR: dataDir, SUPABASE_URL: '', ...env },
  });
  children.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const code = once(child, 'close').then(([exitCode]) => exitCode as number | null);
  return { child, output, code };
}

async function until(condition: () => unknown, seconds = 25): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${condition}`);
    await sleep(50);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const lockOf = (name: string) =>
  JSON.parse(readFileSync(path.join(dataDir, name), 'utf8')) as { pid: number; url: string };

// A remote or shared database has no local process to kill.
describe.skipIf(inject('hosted') || process.env.DATABASE_URL)('the back end process', () => {
  test('restarts after a kill during 200 inserts on the same port with every acknowledged row', async () => {
    const backend = await startBackend(dataDir);
    try {
      const service = createScriptSupabaseClient(backend.env);
      const acknowledged: string[] = [];
      const rows = Array.from({ length: 200 }, application);
      let killed = false;
      const insert = async () => {
        for (let row = rows.pop(); row; row = rows.pop()) {
          const { status } = await service.from('partnership_applications').insert(row);
          if (status === 201) acknowledged.push(row.submission_key);
          if (acknowledged.length >= 100 && !killed) killed = process.kill(backend.pid() as number, 'SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 10 }, insert));
      expect(acknowledged.length).toBeGreaterThanOrEqual(100);
      expect(acknowledged.length).toBeLessThan(200);

      const stored = () => service.from('partnership_applications').select('submission_key');
      await until(async () => (await stored()).error === null, 60);
      const found = new Set((await stored().throwOnError()).data.map((row) => row.submission_key));
      expect(acknowledged.filter((key) => !found.has(key))).toEqual([]);
      expect((await service.from('partnership_applications').insert(application())).status).toBe(201);
    } finally {
      await backend.stop();
    }
  }, 90_000);

  test('stopped during inserts and an upload, it completes both without loss', async () => {
    const backend = await startBackend(dataDir);
    try {
      const service = createScriptSupabaseClient(backend.env);
      const acknowledged: string[] = [];
      const rows = Array.from({ length: 60 }, application);
      const insert = async () => {
        for (let row = rows.pop(); row; row = rows.pop()) {
          const { status } = await service.from('partnership_applications').insert(row);
          if (status === 201) acknowledged.push(row.submission_key);
        }
      };
      const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = backend.env;
      const half = Buffer.alloc(200_000, 'a');
      const upload = request(`${url}/storage/v1/object/staff-files/half.pdf`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          apikey: key,
          'content-type': 'application/pdf',
          'content-length': 400_000,
        },
      });
      const uploaded = once(upload, 'response').then(([response]) => (response as IncomingMessage).statusCode);
      upload.write(half);
      const inserting = Promise.all(Array.from({ length: 5 }, insert));
      await until(() => acknowledged.length > 10);
      process.kill(backend.pid() as number, 'SIGTERM');
      await sleep(300);
      upload.end(half);
      expect(await uploaded).toBe(200);
      await inserting;

      const stored = () => service.from('partnership_applications').select('submission_key');
      await until(async () => (await stored()).error === null, 60);
      const found = new Set((await stored().throwOnError()).data.map((row) => row.submission_key));
      expect(acknowledged.filter((submission) => !found.has(submission))).toEqual([]);
      const file = await service.storage.from('staff-files').download('half.pdf');
      expect((await file.data?.text())?.length).toBe(400_000);
    } finally {
      await backend.stop();
    }
  }, 90_000);

  test('a backup that is stopped leaves no archive, and the next one is whole', async () => {
    const backend = await startBackend(dataDir);
    try {
      const file = path.join(dataDir, 'archives', 'a.tar.gz');
      mkdirSync(path.dirname(file));
      // Takes about a second to compress.
      const large = path.join(dataDir, 'outbox', 'large.eml');
      mkdirSync(path.dirname(large), { recursive: true });
      writeFileSync(large, randomBytes(40_000_000));
      const stopped = run('scripts/backup.ts', [file]);
      await until(() => readdirSync(path.dirname(file)).length > 0 || stopped.child.exitCode !== null);
      expect(readdirSync(path.dirname(file))).not.toContain('a.tar.gz');
      stopped.child.kill('SIGTERM');
      expect(await stopped.code).not.toBe(0);
      expect(existsSync(file)).toBe(false);
      // The back end, which writes it, ends its work, too.
      await until(() => !readdirSync(dataDir).some((name) => name.startsWith('unfinished-')));
      expect(readdirSync(path.dirname(file))).toEqual([]);
      rmSync(large);
      const whole = run('scripts/backup.ts', [file]);
      expect(await whole.code, whole.output.stderr).toBe(0);
      expect(whole.output.stdout).toContain('Saved');
      expect(readdirSync(path.dirname(file))).toEqual(['a.tar.gz']);
    } finally {
      await backend.stop();
    }
  }, 90_000);

  /** Starts a backup that takes seconds to compress; returns the script, which waits for it. */
  async function startLongBackup(file: string) {
    const large = path.join(dataDir, 'outbox', 'large.eml');
    mkdirSync(path.dirname(large), { recursive: true });
    writeFileSync(large, randomBytes(150_000_000));
    mkdirSync(path.dirname(file), { recursive: true });
    const started = run('scripts/backup.ts', [file]);
    await until(() => readdirSync(path.dirname(file)).length > 0 || started.child.exitCode !== null);
    expect(readdirSync(path.dirname(file))).toEqual([expect.stringMatching(/\.part$/)]);
    return started;
  }
  const unfinished = () => readdirSync(dataDir).filter((name) => name.startsWith('unfinished-'));

  test('stopped during a backup, it removes what it has written, and the script says so', async () => {
    const backend = await startBackend(dataDir);
    const file = path.join(dataDir, 'archives', 'a.tar.gz');
    const script = await startLongBackup(file).finally(() => backend.stop());
    expect(await script.code).toBe(1);
    expect(script.output.stderr).toContain('The backup was stopped');
    expect([...unfinished(), ...readdirSync(path.dirname(file))]).toEqual([]);
  }, 90_000);

  test('killed during a backup, it leaves files that its next start removes, and no others', async () => {
    const backend = await startBackend(dataDir);
    try {
      const file = path.join(dataDir, 'archives', 'a.tar.gz');
      await startLongBackup(file);
      process.kill(backend.pid() as number, 'SIGKILL');
      expect(unfinished()).toHaveLength(1);
      mkdirSync(path.join(dataDir, 'backup-before'));
      await until(() => unfinished().length === 0, 60);
      expect(readdirSync(path.dirname(file))).toEqual([]);
      expect(existsSync(path.join(dataDir, 'backup-before'))).toBe(true);
    } finally {
      await backend.stop();
    }
  }, 90_000);

  test('stopped during the pause before a restart, it stops at once', async () => {
    const backend = await startBackend(dataDir);
    const killed: (number | undefined)[] = [];
    // The pause is four seconds after the third kill.
    while (killed.length < 3) {
      const pid = backend.pid() as number;
      process.kill(pid, 'SIGKILL');
      killed.push(pid);
      await until(() => (killed.length < 3 ? backend.pid() !== pid : !isAlive(pid)), 60);
    }
    const before = performance.now();
    await backend.stop();
    expect(performance.now() - before).toBeLessThan(2000);
    expect(killed).toContain(backend.pid());
  }, 90_000);

  test('refuses to start without its keys', async () => {
    const { code, output } = run('server/embedded-supabase/main.ts', [], {
      BACKEND_PORT: '1',
      BACKEND_INSTANCE: 'x'.repeat(16),
    });
    expect(await code).toBe(1);
    expect(JSON.parse(output.stdout).err.message).toContain('SUPABASE_SECRET_KEY');
  });
});

describe.skipIf(inject('hosted') || process.env.DATABASE_URL)('the launcher', () => {
  async function launch(siteShutdownMs = 0, detached = false) {
    const port = await requireFreePort(0);
    const nextBin = path.join(dataDir, 'site.cjs');
    writeFileSync(nextBin, fakeSite(siteShutdownMs));
    const started = run(launcher, ['--dev'], { PORT: String(port), NEXT_BIN: nextBin }, detached);
    await until(() => started.output.stdout.includes('Ready:') || started.child.exitCode !== null);
    if (started.child.exitCode !== null) throw new Error(started.output.stderr);
    const site = Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
    return { ...started, port, site, backend: lockOf('backend.lock').pid };
  }

  test('leaves no process after kill -9, and the next start takes over its locks', async () => {
    const first = await launch();
    expect(statSync(path.join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
    first.child.kill('SIGKILL');
    await until(() => !isAlive(first.site) && !isAlive(first.backend), 10);

    const second = await launch();
    await until(() => second.output.stdout.includes('No administrator exists yet'));
    const rejected = run(launcher, ['--dev'], { PORT: String(await requireFreePort(0)) });
    expect(await rejected.code).toBe(1);
    expect(rejected.output.stderr).toContain(`Process ${second.child.pid} already uses`);

    const created = run('scripts/staff-create.ts', ['--email', 'Boss@Example.com', '--name', 'Ελένη', '--json']);
    expect(await created.code).toBe(0);
    const account = JSON.parse(created.output.stdout);
    expect(account).toMatchObject({ email: 'boss@example.com', role: 'admin' });
    expect(account.password).toMatch(/^[A-Za-z2-9]{20}$/);
    const service = createScriptSupabaseClient(
      readOrCreateSupabaseVariablesOfDataFolder(dataDir, lockOf('backend.lock').url),
    );
    const stored = await service.auth.admin.getUserById(account.userId);
    expect(stored.data.user?.user_metadata).toEqual({ full_name: 'Ελένη', password_printed: true });
    const again = run('scripts/staff-create.ts', ['--email', 'boss@example.com']);
    expect(await again.code).toBe(1);
    expect(again.output.stderr).toContain('An account with boss@example.com already exists.');

    second.child.kill('SIGTERM');
    expect(await second.code).toBe(0);
    await until(() => !isAlive(second.site) && !isAlive(second.backend), 1);

    const stopped = run('scripts/staff-create.ts', ['--email', 'sales@example.com', '--role', 'sales', '--json']);
    expect(await stopped.code).toBe(0);
    expect(JSON.parse(stopped.output.stdout).role).toBe('sales');
  }, 90_000);

  test('Ctrl-C, which reaches every process, ends the back end after the site and restarts nothing', async () => {
    const { child, site, backend, code, output } = await launch(2000, true);
    process.kill(-(child.pid as number), 'SIGINT');
    await sleep(1000);
    expect([isAlive(site), isAlive(backend)]).toEqual([true, true]);
    expect(await code).toBe(0);
    expect(isAlive(backend)).toBe(false);
    expect(output.stderr).not.toContain('unexpectedly');
  });

  test('exits with an error when the site exits, and stops the back end', async () => {
    const { site, backend, code, output } = await launch();
    process.kill(site, 'SIGKILL');
    expect(await code).toBe(1);
    expect(output.stderr).toContain('The site ended unexpectedly');
    await until(() => !isAlive(backend), 1);
  });

  test('reports which port is in use', async () => {
    const port = Number(new URL(inject('url')).port);
    const { code, output } = run(launcher, ['--dev'], { PORT: String(port) });
    expect(await code).toBe(1);
    expect(output.stderr).toContain(`Port ${port} is in use`);
  });
});
