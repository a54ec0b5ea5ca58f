import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { causeDiskError, repairDisk } from '@/tests/disk-image';
import { createDatabaseOfGuide, hasBouncer, startBouncer } from '@/tests/postgres-server';
import type { Fault, FaultContext } from '../fault';
import { fillDisk, needsExt4, needsRoot } from './disk';

function database({ postgres: server }: FaultContext) {
  if (!server) throw new Error('This fault needs a PostgreSQL');
  return server;
}

const others =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null';

const restarted: Fault = {
  name: 'pg-restarted',
  what: 'PostgreSQL stopped in order, then without writing anything more (SIGQUIT), 3 s each',
  only: 'PostgreSQL',
  async apply(world) {
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      await database(world).halt(signal);
      await sleep(3000);
      await database(world).start();
      await sleep(2000);
    }
  },
};

const terminated: Fault = {
  name: 'pg-terminated',
  what: 'all connections terminated every half second, for 8 s',
  only: 'PostgreSQL',
  async apply(world) {
    for (let round = 0; round < 16; round++) {
      await database(world).run(others);
      await sleep(500);
    }
  },
};

const full: Fault = {
  name: 'pg-full',
  what: 'all connections terminated, and every free one taken by somebody else, for 8 s',
  only: 'PostgreSQL',
  postgres: { max_connections: '30' },
  async apply(world) {
    const taken: ReturnType<typeof postgres>[] = [];
    await database(world).run(others);
    for (let number = 0; number < 40; number++) {
      const sql = postgres(database(world).urlOf(), { max: 1, connect_timeout: 2, onclose: () => {} });
      taken.push(sql);
      await sql`select 1`.catch(() => {});
    }
    await sleep(8000);
    await Promise.all(taken.map((sql) => sql.end({ timeout: 1 })));
  },
};

const readOnly: Fault = {
  name: 'pg-read-only',
  what: 'PostgreSQL turned read-only for 8 s',
  only: 'PostgreSQL',
  async apply(world) {
    await database(world).run('alter system set default_transaction_read_only = on');
    await database(world).run(`select pg_reload_conf(); ${others}`);
    await sleep(8000);
    await database(world).run('alter system reset default_transaction_read_only');
    await database(world).run('select pg_reload_conf()');
  },
};

const diskFull: Fault = {
  name: 'pg-disk-full',
  what: 'the disk of PostgreSQL full for 10 s (tmpfs); PostgreSQL is started again if that ended it',
  only: 'PostgreSQL',
  postgresDisk: { type: 'tmpfs', size: '160m' },
  // So that its log of changes needs new files, and room for them, while the disk is full.
  postgres: { min_wal_size: '32MB', max_wal_size: '32MB', wal_init_zero: 'off', wal_recycle: 'off' },
  missing: needsRoot,
  async apply(world) {
    const server = database(world);
    await fillDisk(server.folder, 10);
    if (server.hasEnded()) await server.start();
  },
};

const diskError: Fault = {
  name: 'pg-disk-error',
  what: 'a disk error turns the disk of PostgreSQL read-only for 8 s (ext4, errors=remount-ro); then fsck, mount, start',
  only: 'PostgreSQL',
  postgresDisk: { type: 'ext4', size: '256M' },
  missing: needsExt4,
  async apply(world) {
    causeDiskError(database(world).folder);
    await sleep(8000);
  },
  async repair(world) {
    const server = database(world);
    if (!server.hasEnded()) await server.halt('SIGQUIT');
    await repairDisk(server.folder);
    await server.start();
  },
};

const fewRights: Fault = {
  name: 'pg-few-rights',
  what: 'as the role and in the database of docs/deploy/vps.md: all connections terminated every half second for 4 s, then PostgreSQL stopped for 3 s',
  only: 'PostgreSQL',
  async connect(server) {
    await createDatabaseOfGuide(server);
    return { DATABASE_URL: server.urlOf('site', 'site') };
  },
  async apply(world) {
    for (let round = 0; round < 8; round++) {
      await database(world).run(others);
      await sleep(500);
    }
    await database(world).halt();
    await sleep(3000);
    await database(world).start();
    await sleep(2000);
  },
};

let pooler: Awaited<ReturnType<typeof startBouncer>> | undefined;
const poolerKilled: Fault = {
  name: 'pg-pooler',
  what: 'behind PgBouncer in transaction mode with three connections, which is killed twice, for 3 s each',
  only: 'PostgreSQL',
  missing: () => !hasBouncer() && 'PgBouncer is not installed',
  async connect(server, onCleanup) {
    pooler = await startBouncer(server.port, 'transaction', ['default_pool_size = 3']);
    onCleanup(pooler.stop);
    return { DATABASE_URL: pooler.urlOf('postgres'), DATABASE_LISTEN_URL: server.urlOf() };
  },
  async apply() {
    for (let round = 0; round < 2; round++) {
      await pooler?.kill();
      await sleep(3000);
      pooler?.restart();
      await sleep(2000);
    }
  },
};

export const postgresFaults = [restarted, terminated, full, readOnly, diskFull, diskError, fewRights, poolerKilled];
