import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectDir } from '@/server/project-environment';

describe('server/launch.mjs, whose output is read by a program', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
    mkdirSync(path.join(folder, 'server'));
    cpSync(path.join(projectDir, 'server/launch.mjs'), path.join(folder, 'server/launch.mjs'));
    symlinkSync(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'));
    // Stands for a server whose code cannot be bundled.
    writeFileSync(path.join(folder, 'server/start.ts'), 'const = 1;');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const launch = (...args: string[]) =>
    spawnSync(process.execPath, ['server/launch.mjs', ...args], { cwd: folder, encoding: 'utf8' });

  it('logs the errors of the bundler as one JSON object per line', () => {
    const { status, stdout, stderr } = launch('server/start.ts');
    expect(status).toBe(1);
    expect(stderr).toBe('');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({ level: 50, name: 'launcher', msg: expect.stringContaining('start.ts:1:6') }),
    ]);
  });

  it('compiles the code again when a power failure left half a list of it', () => {
    mkdirSync(path.join(folder, 'dist'));
    writeFileSync(path.join(folder, 'dist/inputs.json'), '{"server/la');
    expect(launch('server/start.ts', '--dev').stderr).toContain('start.ts:1:6');
  });

  /** Starts a server without code, for whose launcher functions of Node.js are replaced. */
  function launchWith(replacement: string) {
    writeFileSync(path.join(folder, 'server/start.ts'), '');
    writeFileSync(
      path.join(folder, 'replacement.mjs'),
      `import { syncBuiltinESMExports } from 'node:module';
       const failure = (code, syscall, message) => () => { throw Object.assign(new Error(message), { code, syscall }); };
       ${replacement}
       syncBuiltinESMExports();`,
    );
    // Only what the test needs of the programs.
    const launcher = path.join(folder, 'server/launch.mjs');
    writeFileSync(
      launcher,
      readFileSync(launcher, 'utf8')
        .replace(/^const programs = \[.*?^\];/ms, "const programs = ['server/start.ts'];")
        .replace(/^const (threads|withServerReact) = \[.*?\];$/gms, 'const $1 = [];'),
    );
    return spawnSync(process.execPath, ['server/launch.mjs', 'server/start.ts', '--dev'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--import ${path.join(folder, 'replacement.mjs')}` },
    });
  }

  it('says in one line that the disk is full, and leaves nothing on it', () => {
    const { status, stderr } = launchWith(
      `import fs from 'node:fs';
       fs.writeFileSync = failure('ENOSPC', 'write', 'ENOSPC: no space left on device, write');`,
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The server code cannot be stored in .*\/dist: ENOSPC: no space left on device, write\n$/);
    expect(readdirSync(path.join(folder, 'dist'))).toEqual([]);
  });

  it('does not blame the disk when the bundler cannot be started', () => {
    const { status, stderr } = launchWith(
      `import childProcess from 'node:child_process';
       childProcess.spawn = failure('ENOMEM', 'spawn', 'spawn ENOMEM');`,
    );
    expect(status).toBe(1);
    expect(stderr).toContain('Error: spawn ENOMEM\n    at ');
    expect(stderr).not.toContain('cannot be stored');
  });

  it('prints them as text for who develops', () => {
    const { status, stdout, stderr } = launch('server/start.ts', '--dev');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('start.ts:1:6');
  });
});

describe('server/launch.mjs, started several times at once after a change', () => {
  it('bundles the server code for each of them', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
    try {
      mkdirSync(path.join(folder, 'server'));
      cpSync(path.join(projectDir, 'server/launch.mjs'), path.join(folder, 'server/launch.mjs'));
      const link = (name: string) => symlinkSync(path.join(projectDir, name), path.join(folder, name));
      for (const name of readdirSync(path.join(projectDir, 'server')).filter((file) => file !== 'launch.mjs'))
        link(path.join('server', name));
      for (const name of ['documents', 'lib', 'node_modules', 'package-lock.json', 'scripts']) link(name);
      const bundle = () => spawn(process.execPath, ['server/launch.mjs', '--bundle'], { cwd: folder, stdio: 'ignore' });
      const codes = await Promise.all([bundle(), bundle(), bundle(), bundle()].map((child) => once(child, 'exit')));
      expect(codes.map(([code]) => code)).toEqual([0, 0, 0, 0]);
      const files = readdirSync(path.join(folder, 'dist'));
      expect(files).toEqual(expect.arrayContaining(['server-start.mjs', 'server-web-server.mjs', 'inputs.json']));
      expect(files.filter((name) => /\.\d+$/.test(name))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
