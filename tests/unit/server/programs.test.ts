import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acquireLockFile } from '@/server/embedded-supabase/lock-file';
import { projectDir } from '@/server/project-environment';

// The programs as `npm start` and the containers run them: bundled, in a folder with its own .env and data.
const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
const own = new Set(['server', 'dist', '.git', '.next', '.data', '.cache', '.DS_Store']);

async function run(args: string[], variables: Record<string, string> = {}) {
  const env = { HOME: folder, NODE_ENV: 'production', ...variables } as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = await new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    ),
  );
  const lines = stdout
    .trimEnd()
    .split('\n')
    .concat(stderr.trimEnd().split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; name: string; msg: string });
  return { status, lines };
}

beforeAll(() => {
  cpSync(path.join(projectDir, 'server'), path.join(folder, 'server'), { recursive: true });
  for (const name of readdirSync(projectDir))
    if (!own.has(name) && !name.startsWith('.env')) symlinkSync(path.join(projectDir, name), path.join(folder, name));
  const bundled = spawnSync(process.execPath, ['server/launch.mjs', '--bundle'], { cwd: folder, encoding: 'utf8' });
  expect(bundled.stderr).toBe('');
  expect(bundled.status).toBe(0);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// At once, because one waits for the lock of its data folder.
describe.concurrent('server/start.ts, whose output is read by a program', () => {
  const start = (...args: string[]) => run(['server/launch.mjs', 'server/start.ts', ...args], { DATA_DIR: 'file' });

  test('logs what is surprising in .env, the summary, and why it cannot start', async () => {
    writeFileSync(
      path.join(folder, '.env'),
      'SAMPLE_SITE_URL=allow\nSITE_URL=https://www.example.com\nSMPT_URL=smtp://mail.example\n',
    );
    writeFileSync(path.join(folder, 'file'), '');
    const { status, lines } = await start('--backend-only');
    expect(status).toBe(1);
    expect(lines).toMatchObject([
      {
        level: 30,
        name: 'launcher',
        msg: expect.stringMatching(/^database: embedded, mail server: off, .*SITE_URL: on/),
      },
      { level: 50, name: 'launcher', msg: '.env: nothing reads SMPT_URL.' },
      { level: 50, name: 'launcher', msg: expect.stringContaining('The data folder') },
    ]);
  });

  test('logs its own uncaught errors', async () => {
    const { status, lines } = await start('--no-such-option');
    expect(status).toBe(1);
    expect(lines).toMatchObject([
      { level: 60, name: 'launcher', msg: 'uncaught exception', err: { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' } },
    ]);
  });
});

describe.concurrent('the back end on its own', () => {
  const program = ['dist/server-embedded-supabase-main.mjs'];

  test('logs an unexpected error with its stack', async () => {
    const { status, lines } = await run(program);
    expect(status).toBe(1);
    expect(lines).toMatchObject([{ level: 60, name: 'backend', err: { stack: expect.stringContaining('DATA_DIR') } }]);
  });

  test('logs the message alone where it says everything', async () => {
    const data = path.join(folder, 'locked');
    const lock = acquireLockFile(path.join(data, 'backend.lock'));
    const { status, lines } = await run(program, {
      ...{ DATA_DIR: data, BACKEND_PORT: '1', BACKEND_INSTANCE: 'x'.repeat(16), SUPABASE_JWT_SECRET: 'x'.repeat(32) },
      ...{ SUPABASE_PUBLISHABLE_KEY: 'x'.repeat(20), SUPABASE_SECRET_KEY: 'x'.repeat(20) },
    });
    lock.release();
    expect(status).toBe(1);
    expect(lines).toEqual([
      { level: 60, time: expect.any(Number), name: 'backend', msg: expect.stringContaining(`already uses ${data}`) },
    ]);
  }, 20_000);
});

test.each(['server-start', 'server-web-server', 'server-embedded-supabase-main'])(
  '%s survives a reader of its output that goes away',
  (program) => {
    // What the call does is tested in process-output.test.ts.
    expect(readFileSync(path.join(folder, 'dist', `${program}.mjs`), 'utf8')).toMatch(
      /^ *ignoreClosedOutputErrors\d*\(\);/m,
    );
  },
);
