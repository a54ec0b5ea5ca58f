import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { projectDir } from '@/server/project-environment';
import { requireFreePort } from '@/server/require-free-port';
import { createExt4Image, imageOf, mountExt4Image, unmount } from './disk-image';

const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, null when there is none (`apt-get install postgresql`). */
export function postgresPrograms(): string | null {
  const folders = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const found = folders.map((name) => path.join(debian, name, 'bin')).find((bin) => existsSync(`${bin}/initdb`));
  return found ?? null;
}

// PostgreSQL and PgBouncer refuse to run as root.
function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function ownFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  const { uid, gid } = otherUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** A disk for the files of a PostgreSQL alone, which needs root. */
export type PostgresDisk = { type: 'tmpfs' | 'ext4'; size: string };

function mountDisk(folder: string, { type, size }: PostgresDisk, { uid = 0, gid = 0 }: ReturnType<typeof otherUser>) {
  if (type === 'tmpfs') {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},uid=${uid},gid=${gid}`, 'tmpfs', folder]);
    return;
  }
  createExt4Image(folder, size);
  mountExt4Image(folder);
  chownSync(folder, uid, gid);
}

/**
 * Starts a PostgreSQL of its own on a free port; `options` are those of initdb, `settings` those of the server. Its
 * files may be on a disk of their own.
 */
export async function startPostgres(
  options: string[] = [],
  settings: Record<string, string> = {},
  disk?: PostgresDisk,
) {
  const bin = postgresPrograms();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const folder = ownFolder('postgres-');
  const data = path.join(folder, 'data');
  const user = otherUser();
  if (disk) mountDisk(folder, disk, user);
  const locale = options.length > 0 ? options : ['--locale', 'C.UTF-8', '--encoding', 'UTF8'];
  // What was never written to a disk is lost with its error.
  const sync = disk?.type === 'ext4' ? [] : ['--no-sync'];
  execFileSync(`${bin}/initdb`, ['-D', data, '-U', 'owner', '--auth', 'trust', ...sync, ...locale], {
    ...user,
    stdio: 'ignore',
    cwd: folder,
  });
  const port = await requireFreePort(0, '127.0.0.1');
  const given = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...settings };
  const args = ['-D', data, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let child: ChildProcess;
  const urlOf = (database = 'postgres', role = 'owner') => `postgres://${role}@127.0.0.1:${port}/${database}`;
  const start = async () => {
    child = spawn(`${bin}/postgres`, args, { ...user, stdio: 'ignore', cwd: folder });
    for (let tries = 0; tries < 200; tries++) {
      const sql = postgres(urlOf(), { max: 1, connect_timeout: 2 });
      const answers = await sql`select 1`.then(
        () => true,
        () => false,
      );
      await sql.end({ timeout: 1 });
      if (answers) return;
      await sleep(50);
    }
    throw new Error('PostgreSQL did not start');
  };
  await start();
  return {
    port,
    folder,
    urlOf,
    start,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Runs statements as a superuser. */
    run: async (text: string, database = 'postgres') => {
      const sql = postgres(urlOf(database), { max: 1, onnotice: () => {} });
      try {
        return await sql.unsafe(text).simple();
      } finally {
        await sql.end();
      }
    },
    /** Stops it: `SIGINT` ends all connections at once, `SIGQUIT` without writing anything more to disk. */
    halt: async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
      child.kill(signal);
      await ended(child);
    },
    remove: async () => {
      child.kill('SIGQUIT');
      await ended(child);
      if (disk) await unmount(folder);
      if (disk?.type === 'ext4') rmSync(imageOf(folder));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the role and the database `site` with the statements of docs/deploy/vps.md, as written. */
export async function createDatabaseOfGuide(server: { run: (text: string) => Promise<unknown> }): Promise<void> {
  const guide = readFileSync(path.join(projectDir, 'docs/deploy/vps.md'), 'utf8');
  const statements = /```sql\n([\s\S]*?)```/.exec(guide)?.[1]?.replace(/--.*$/gm, '').replaceAll('…', 'secret') ?? '';
  // One by one, because a database cannot be created in a transaction.
  for (const statement of statements.split(';').filter((text) => text.trim())) await server.run(statement);
}

const bouncer = '/usr/sbin/pgbouncer';
export const hasBouncer = () => existsSync(bouncer);

/** Starts a PgBouncer before a PostgreSQL. */
export async function startBouncer(target: number, mode: 'session' | 'transaction', lines: string[] = []) {
  const folder = ownFolder('bouncer-');
  const port = await requireFreePort(0, '127.0.0.1');
  const file = path.join(folder, 'bouncer.ini');
  const users = path.join(folder, 'users.txt');
  writeFileSync(users, '"owner" ""\n');
  const settings = [
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = trust\nauth_file = ${users}`,
    `pool_mode = ${mode}\nunix_socket_dir = ${folder}\nserver_reset_query_always = 0`,
    ...lines,
  ];
  writeFileSync(file, `[databases]\n* = host=127.0.0.1 port=${target}\n[pgbouncer]\n${settings.join('\n')}\n`);
  const start = () => spawn(bouncer, [file], { ...otherUser(), stdio: 'ignore', cwd: folder });
  let child = start();
  const kill = async () => {
    child.kill('SIGKILL');
    await ended(child);
  };
  return {
    urlOf: (database: string) => `postgres://owner@127.0.0.1:${port}/${database}`,
    kill,
    /** Starts it again on the same port. */
    restart: () => {
      child = start();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
