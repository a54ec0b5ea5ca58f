import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createBackendApp } from '@/server/embedded-supabase/app';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { restoreOffline } from '@/server/embedded-supabase/backup/restore-offline';
import { saveBackup } from '@/server/embedded-supabase/backup/save';
import type { OpenedDatabase } from '@/server/embedded-supabase/database';
import { openExternalPostgres } from '@/server/embedded-supabase/external-postgres';
import { pinnedPostgresSettings } from '@/server/embedded-supabase/postgres-pool';
import { createDatabaseOfGuide, hasBouncer, postgresPrograms, startBouncer, startPostgres } from '../postgres-server';
import { contactMessage } from './context';
import { openHere } from './schema';

const network = vi.hoisted(() => ({ failure: '' }));
vi.mock('node:net', async (load) => {
  const net = await load<typeof import('node:net')>();
  const connect = (options: import('node:net').NetConnectOpts) => {
    if (!network.failure) return net.connect(options);
    const error = Object.assign(new Error(`connect ${network.failure}`), { code: network.failure });
    return new net.Socket().destroy(error);
  };
  return { ...net, connect };
});

// These tests start servers of their own.
describe.skipIf(inject('hosted') || !postgresPrograms())('a PostgreSQL that is not ours alone', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let dataDir: string;
  let backend: BackendContext | undefined;
  let unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error instanceof Error ? error.stack : error);

  beforeAll(async () => {
    server = await startPostgres([], { max_connections: '30' });
    dataDir = mkdtempSync(path.join(tmpdir(), 'db-postgres-'));
    await server.run('create database migrated');
    await (await openHere(dataDir, undefined, server.urlOf('migrated'))).database.close();
    process.on('uncaughtException', note);
    process.on('unhandledRejection', note);
  });
  afterEach(async () => {
    await backend?.database.close();
    backend = undefined;
    const found = unhandled;
    unhandled = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    process.off('uncaughtException', note);
    process.off('unhandledRejection', note);
    await server?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function database(options = ''): Promise<string> {
    const name = `site_${randomUUID().slice(0, 8)}`;
    await server.run(`create database ${name} ${options}`);
    return name;
  }
  /** A database after all migrations. */
  const migratedDatabase = () => database('template migrated');
  async function open(url: string, overrides: Parameters<typeof openHere>[3] = {}) {
    backend = await openHere(dataDir, undefined, url, overrides);
    const app = createBackendApp(backend);
    const apikey = backend.settings.secretKey;
    const request = (method: string, target: string, body?: object) =>
      app.request(`http://127.0.0.1/${target}`, {
        method,
        headers: { apikey, 'content-type': 'application/json', prefer: 'return=representation' },
        body: body && JSON.stringify(body),
      });
    return { request, backend, insert: () => request('POST', 'rest/v1/contact_messages', contactMessage()) };
  }
  const kill = (name: string) =>
    server.run(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    );

  test('what the program relies on outranks the settings of database and role', async () => {
    const name = await database();
    await server.run(`create role moody login superuser; alter role moody set datestyle to 'SQL, DMY'; alter role moody set timezone to 'Asia/Tokyo';
      alter role moody set intervalstyle to 'sql_standard'; alter role moody set search_path to 'nowhere'; alter role moody set row_security to off;
      alter role moody set bytea_output to 'escape'; alter role moody set standard_conforming_strings to off;
      alter role moody set idle_session_timeout to '1s'; alter role moody set lock_timeout to '1ms'`);
    const { backend } = await open(server.urlOf(name, 'moody'));
    const [found] = await backend.database.query(
      `select current_setting('datestyle') as date, current_setting('timezone') as zone, current_setting('intervalstyle') as interval,
        current_setting('search_path') as path, current_setting('row_security') as rows, current_setting('bytea_output') as bytes,
        current_setting('standard_conforming_strings') as strings, current_setting('client_encoding') as encoding,
        current_setting('statement_timeout') as timeout, current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('idle_session_timeout') as unused, current_setting('lock_timeout') as lock,
        current_setting('application_name') as application`,
    );
    expect(found).toEqual({
      ...{ date: 'ISO, MDY', zone: 'UTC', interval: 'postgres', path: 'public', rows: 'on', bytes: 'hex' },
      ...{
        strings: 'on',
        encoding: 'UTF8',
        timeout: '1min',
        idle: '1min',
        unused: '0',
        lock: '0',
        application: 'maera-site',
      },
    });
  });

  test('terminated connections cost 503 or nothing, and no process', async () => {
    const name = await migratedDatabase();
    const { insert } = await open(server.urlOf(name));
    expect((await insert()).status).toBe(201);
    await kill(name);
    // Idle connections are replaced without anybody noticing.
    expect((await insert()).status).toBe(201);
    let going = true;
    const statuses: number[] = [];
    const load = Array.from({ length: 8 }, async () => {
      while (going) statuses.push((await insert()).status);
    });
    for (let round = 0; round < 10; round++) {
      await sleep(60);
      await kill(name);
    }
    going = false;
    await Promise.all(load);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(statuses).toContain(201);
    const lost = (await (await insert()).json()) as unknown;
    expect(lost).toHaveLength(1);
  });

  test('a request whose connection ends in the middle gets 503 with Retry-After, and nothing of it stays', async () => {
    const name = await migratedDatabase();
    const { request, insert } = await open(server.urlOf(name));
    await insert();
    const lock = 'begin; lock table contact_messages in access exclusive mode; select pg_sleep(3)';
    const held = promisify(execFile)('psql', ['-c', lock, server.urlOf(name)]);
    held.catch(() => {});
    await sleep(300);
    const waiting = insert();
    await sleep(300);
    await kill(name);
    await held.catch(() => {});
    const response = await waiting;
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toMatchObject({ code: 'PGRST001' });
    expect(await (await request('GET', 'rest/v1/contact_messages?select=id')).json()).toHaveLength(1);
  });

  /** A proxy in front of the server, which hands every message of a client to `seen` first, and drops it if that ends it. */
  async function startProxy(seen: (message: string, client: Socket) => void) {
    const proxy = createServer((client) => {
      const upstream = createConnection(server.port, '127.0.0.1');
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const)
        one.on('error', () => {}).on('close', () => other.destroy());
      upstream.on('data', (data) => client.write(data));
      client.on('data', (data) => {
        seen(data.toString('latin1'), client);
        if (client.writable) upstream.write(data);
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    const stop = () => new Promise<void>((resolve) => proxy.close(() => resolve()));
    return { urlOf: (name: string) => `postgres://owner@127.0.0.1:${port}/${name}`, stop };
  }

  test('a connection that is reset while it reads the types is replaced, and ends no process', async () => {
    let resets = 0;
    const proxy = await startProxy((message, client) => {
      if (resets > 0 || !message.includes('pg_catalog.pg_type')) return;
      resets += 1;
      client.resetAndDestroy();
    });
    const opened = await openExternalPostgres(proxy.urlOf(await database()), undefined);
    expect(resets).toBe(1);
    await opened.close();
    await proxy.stop();
  });

  test('each connection reads and writes arrays of a type that a script has created, those of another pool too', async () => {
    const name = await database();
    const opened = await openExternalPostgres(server.urlOf(name), undefined);
    const other = await openExternalPostgres(server.urlOf(name), undefined);
    const onTwoConnections = (pool: OpenedDatabase, statement: string, values?: unknown[]) =>
      Promise.all([1, 2].map(() => pool.transaction(({ query }) => query(statement, values))));
    const pids = await onTwoConnections(opened, 'select pg_backend_pid() as pid');
    expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(2);
    await opened.runScript("create type mood as enum ('sad', 'ok'); create table days (moods mood[])");
    const insert = (pool: OpenedDatabase) =>
      onTwoConnections(pool, 'insert into days values ($1) returning moods', [['ok', null]]);
    const inserted = [[{ moods: ['ok', null] }], [{ moods: ['ok', null] }]];
    expect(await insert(opened)).toEqual(inserted);
    await kill(name);
    expect(await insert(other)).toEqual(inserted);
    await opened.close();
    await other.close();
  });

  test('a script whose connection ends while the types are read has not been run', async () => {
    let resets = false;
    const proxy = await startProxy((message, client) => {
      if (resets && message.includes('pg_catalog.pg_type')) client.resetAndDestroy();
    });
    const name = await database();
    const opened = await openExternalPostgres(proxy.urlOf(name), undefined);
    resets = true;
    await expect(opened.runScript('create table days ()')).rejects.toThrow('the connection to the database was lost');
    expect(await server.run("select to_regclass('days') as days", name)).toEqual([{ days: null }]);
    await opened.close();
    await proxy.stop();
  });

  test('notifications arrive again after the next connection for them was closed before its greeting', async () => {
    const name = await database();
    let closes = 0;
    const proxy = await startProxy((message, client) => {
      if (closes !== 1 || !message.includes('user\0')) return;
      closes += 1;
      client.destroy();
    });
    const opened = await openExternalPostgres(server.urlOf(name), proxy.urlOf(name));
    const received: string[] = [];
    let gaps = 0;
    const unlisten = await opened.listen(
      'probe',
      (text) => received.push(text),
      () => {
        gaps += 1;
      },
    );
    closes = 1;
    await kill(name);
    await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
    expect(closes).toBe(2);
    await server.run("select pg_notify('probe', 'again')", name);
    await expect.poll(() => received).toEqual(['again']);
    await unlisten();
    await opened.close();
    await proxy.stop();
  });

  test('a transaction whose connection ends between two statements is rejected', async () => {
    const name = await database();
    const opened = await openExternalPostgres(server.urlOf(name), undefined);
    const run = opened.transaction(async ({ query }) => {
      await query('select 1');
      await kill(name);
      // The driver hears of it later than the server reports it.
      await sleep(300);
      await query('select 2');
    });
    const result = await Promise.race([run.catch((error: Error) => error.message), sleep(10_000, 'nothing')]);
    expect(result).toContain('the connection to the database was lost');
    await opened.close();
  });

  test('a restart under load loses no acknowledged row', async () => {
    const name = await migratedDatabase();
    const { request, backend } = await open(server.urlOf(name));
    let going = true;
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    const load = Array.from({ length: 6 }, async () => {
      while (going) {
        const row = contactMessage();
        const { status } = await request('POST', 'rest/v1/contact_messages', row);
        statuses.add(status);
        if (status === 201) acknowledged.push(row.submission_key);
        else await sleep(50);
      }
    });
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      await sleep(500);
      await server.halt(signal);
      expect((await request('GET', 'healthz')).status).toBe(503);
      await server.start();
    }
    await sleep(1000);
    going = false;
    await Promise.all(load);
    expect([...statuses].sort()).toEqual([201, 503]);
    // Not through the API, which returns at most a thousand rows.
    const stored = await backend.database.query<{ submission_key: string }>(
      'select submission_key from public.contact_messages',
    );
    const keys = stored.map((row) => row.submission_key);
    expect(acknowledged.filter((key) => !keys.includes(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    expect((await request('GET', 'healthz')).status).toBe(200);
  });

  test('notifications arrive again after the connection that receives them has ended', async () => {
    const name = await migratedDatabase();
    const { backend } = await open(server.urlOf(name));
    const received: string[] = [];
    let gaps = 0;
    const unlisten = await backend.database.listen(
      'probe',
      (text) => received.push(text),
      () => {
        gaps += 1;
      },
    );
    await server.halt();
    await sleep(1500);
    await server.start();
    for (let tries = 0; tries < 100 && gaps === 0; tries++) await sleep(100);
    await backend.database.query(`select pg_notify('probe', 'again')`);
    for (let tries = 0; tries < 50 && received.length === 0; tries++) await sleep(50);
    await unlisten();
    expect([gaps > 0, received]).toEqual([true, ['again']]);
  });

  test('the connection that receives notifications outlives an idle timeout, also when a pooler is in front', async () => {
    const name = await database();
    await server.run(`alter database ${name} set idle_session_timeout to '200ms'`);
    for (const mode of hasBouncer() ? (['none', 'transaction'] as const) : (['none'] as const)) {
      const bouncer = mode === 'none' ? undefined : await startBouncer(server.port, mode);
      const url = bouncer?.urlOf(name) ?? server.urlOf(name);
      const opened = await openExternalPostgres(url, server.urlOf(name));
      let gaps = 0;
      const unlisten = await opened.listen(
        'probe',
        () => {},
        () => {
          gaps += 1;
        },
      );
      const pids = () => server.run(`select pid from pg_stat_activity where datname = '${name}' and query ~ 'listen'`);
      const before = await pids();
      // Nothing to wait for: the server would have closed it after 200 ms.
      await sleep(1000);
      expect([gaps, await pids()], mode).toEqual([0, before]);
      expect(before, mode).toHaveLength(1);
      await unlisten();
      await opened.close();
      await bouncer?.stop();
    }
  });

  test('a full connection table costs 503, and is over when it is', async () => {
    const name = await migratedDatabase();
    const { insert } = await open(server.urlOf(name));
    await kill(name);
    const hogs = await import('postgres').then(({ default: postgres }) =>
      Array.from({ length: 30 }, () => postgres(server.urlOf(), { max: 1 })),
    );
    await Promise.allSettled(hogs.map((sql) => sql`select 1`));
    expect((await insert()).status).toBe(503);
    await Promise.all(hogs.map((sql) => sql.end({ timeout: 1 })));
    await sleep(300);
    expect((await insert()).status).toBe(201);
  });

  test.each(['EMFILE', 'ENFILE'])('no file for a connection (%s) costs 503, and is over when it is', async (code) => {
    const name = await migratedDatabase();
    const { insert } = await open(server.urlOf(name));
    expect((await insert()).status).toBe(201);
    await kill(name);
    network.failure = code;
    try {
      const response = await insert();
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    } finally {
      network.failure = '';
    }
    expect((await insert()).status).toBe(201);
  });

  test('a database that turns read-only rejects writes, and reads go on', async () => {
    const name = await migratedDatabase();
    const { request, insert } = await open(server.urlOf(name));
    await insert();
    await server.run(`alter database ${name} set default_transaction_read_only to on`);
    await kill(name);
    expect((await insert()).status).toBeGreaterThanOrEqual(400);
    expect(await (await request('GET', 'rest/v1/contact_messages?select=id')).json()).toHaveLength(1);
    await server.run(`alter database ${name} reset default_transaction_read_only`);
    await kill(name);
    expect((await insert()).status).toBe(201);
  });

  describe('the start reports in one line what is wrong', () => {
    const opened = async (url: string) => {
      const result = await openExternalPostgres(url, undefined).catch((error: Error) => error);
      if (!(result instanceof Error)) await result.close();
      return result instanceof Error ? result.message : 'opened';
    };

    test('encoding', async () => {
      const name = await database(`encoding 'SQL_ASCII' locale 'C' template template0`);
      expect(await opened(server.urlOf(name))).toMatch(
        /^DATABASE_URL cannot be used: the encoding of site_\w+ is SQL_ASCII/,
      );
    });

    test('a locale without letters', async () => {
      const name = await database(`locale 'C' template template0`);
      expect(await opened(server.urlOf(name))).toContain('does not know which letters are the same');
    });

    test('a role that may not create anything', async () => {
      const name = await database();
      await server.run('create role meek login');
      const message = await opened(server.urlOf(name, 'meek'));
      expect(message).toMatch(/the role meek may not create schemas and tables; as a superuser run: /);
      expect(message).not.toContain('\n');
    });

    test('a role without the roles of the API', async () => {
      const name = await database();
      await server.run(`create role plain login; alter database ${name} owner to plain`);
      await server.run('grant create on schema public to plain', name);
      expect(await opened(server.urlOf(name, 'plain'))).toMatch(
        /the role plain (may not create the roles|is no member of) anon/,
      );
    });

    test('a read-only database', async () => {
      const name = await database();
      await server.run(`alter database ${name} set default_transaction_read_only to on`);
      expect(await opened(server.urlOf(name))).toContain('is read-only');
    });

    test('a database that does not exist', async () => {
      expect(await opened(server.urlOf('nowhere'))).toContain('database "nowhere" does not exist');
    });
  });

  test('a role with few rights is enough once the roles of the API exist', async () => {
    const name = await database();
    await server.run(`
      do $$ begin
        if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
        if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
        if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
      end $$;
      create role modest login; grant anon, authenticated, service_role to modest with admin option; alter database ${name} owner to modest`);
    await server.run('grant create on schema public to modest', name);
    const { insert } = await open(server.urlOf(name, 'modest'));
    expect((await insert()).status).toBe(201);
  });

  test('an archive is restored by another user, who has only the rights that the guide for one machine gives', async () => {
    const other = await startPostgres();
    const folder = mkdtempSync(path.join(tmpdir(), 'db-other-'));
    try {
      await createDatabaseOfGuide(other);
      const { insert, backend: first } = await open(server.urlOf(await migratedDatabase()));
      for (let row = 0; row < 5; row++) expect((await insert()).status).toBe(201);
      const archive = path.join(folder, 'site.tar.gz');
      await saveBackup(first.database, dataDir, archive);
      await restoreOffline(folder, other.urlOf('site', 'site'), archive);
      const restored = await openHere(folder, undefined, other.urlOf('site', 'site'));
      const rows = await restored.database.query('select id from public.contact_messages');
      const [owner] = await restored.database.query(
        "select tableowner, current_user as role from pg_tables where tablename = 'contact_messages'",
      );
      await restored.database.close();
      expect(rows).toHaveLength(5);
      expect(owner).toEqual({ tableowner: 'site', role: 'site' });
    } finally {
      await other.remove();
      rmSync(folder, { recursive: true });
    }
  });

  test('a restore leaves the database of a running site alone, and names it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'db-in-use-'));
    try {
      const { insert, backend: first } = await open(server.urlOf(await migratedDatabase()));
      expect((await insert()).status).toBe(201);
      const archive = path.join(folder, 'site.tar.gz');
      await saveBackup(first.database, dataDir, archive);
      const name = await database();
      const url = server.urlOf(name);
      const running = await openHere(folder, undefined, url);
      const unlisten = await running.database.listen(
        'site_realtime',
        () => {},
        () => {},
      );
      const count = () => running.database.query('select id from public.contact_messages');
      const rejection = await restoreOffline(folder, url, archive, { replace: true }).catch((error: Error) => error);
      expect(String(rejection)).toMatch(new RegExp(`The database \\S+/${name} \\(DATABASE_URL\\) is in use`));
      expect(String(rejection)).not.toContain('@');
      expect(await count()).toEqual([]);
      // As a process that ends does.
      await unlisten();
      await restoreOffline(folder, url, archive, { replace: true });
      expect(await count()).toHaveLength(1);
      await running.database.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  describe.skipIf(!hasBouncer())('behind PgBouncer', () => {
    let bouncer: Awaited<ReturnType<typeof startBouncer>> | undefined;
    const ours = Object.keys(pinnedPostgresSettings).join(',');
    afterEach(async () => {
      await backend?.database.close();
      backend = undefined;
      await bouncer?.stop();
      bouncer = undefined;
    });

    test.each([
      ['session', 'that rejects our settings', []],
      ['transaction', 'that rejects our settings', ['default_pool_size = 3']],
      ['transaction', 'that drops our settings', ['default_pool_size = 3', `ignore_startup_parameters = ${ours}`]],
    ] as const)('in %s mode, one %s', async (mode, _, lines) => {
      const name = await database();
      bouncer = await startBouncer(server.port, mode, [...lines]);
      await server.run(
        `alter database ${name} set datestyle to 'SQL, DMY'; alter database ${name} set intervalstyle to 'sql_standard'`,
      );
      const { insert, backend } = await open(bouncer.urlOf(name), { databaseListenUrl: server.urlOf(name) });
      const results = await Promise.all(Array.from({ length: 30 }, insert));
      expect(results.map(({ status }) => status)).toEqual(Array(30).fill(201));
      const [found] = await backend.database.query(
        `select current_setting('intervalstyle') as interval, current_setting('search_path') as path, current_user as role`,
      );
      expect(found).toEqual({ interval: 'postgres', path: 'public', role: 'owner' });
    });

    test('in transaction mode without another way to listen, the start reports it', async () => {
      const name = await database();
      bouncer = await startBouncer(server.port, 'transaction');
      await expect(openExternalPostgres(bouncer.urlOf(name), undefined)).rejects.toThrow(/set DATABASE_LISTEN_URL/);
    });

    test('in transaction mode an archive is restored offline', async () => {
      const { insert, backend: first } = await open(server.urlOf(await migratedDatabase()));
      expect((await insert()).status).toBe(201);
      const folder = mkdtempSync(path.join(tmpdir(), 'db-pooled-'));
      try {
        const archive = path.join(folder, 'site.tar.gz');
        await saveBackup(first.database, dataDir, archive);
        const name = await database();
        bouncer = await startBouncer(server.port, 'transaction');
        await restoreOffline(folder, bouncer.urlOf(name), archive, { databaseListenUrl: server.urlOf(name) });
        const [rows] = await server.run('select count(*)::int as rows from public.contact_messages', name);
        expect(rows).toEqual({ rows: 1 });
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    test('that is restarted costs 503 or nothing', async () => {
      const name = await migratedDatabase();
      bouncer = await startBouncer(server.port, 'session');
      const { insert } = await open(bouncer.urlOf(name));
      expect((await insert()).status).toBe(201);
      await bouncer.stop();
      expect((await insert()).status).toBe(503);
    });
  });
});
