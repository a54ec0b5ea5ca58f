import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyProject } from '@/scripts/project-copy';
import { startBackend } from '@/server/backend-process';
import { stopProcess, waitForProcessExit } from '@/server/child-process';
import { openDatabase } from '@/server/embedded-supabase/database';
import { readOrCreateBackendKeys } from '@/server/embedded-supabase/keys';
import { requireFreePort } from '@/server/require-free-port';
import type { Fault } from '../fault';
import { startProgram, startTestedSite } from '../site';

// A migration that is allowed while the old site runs: it only adds.
const migration = `alter table public.contact_messages add column upgrade_probe text not null default 'new';
create index contact_messages_upgrade_probe_idx on public.contact_messages (upgrade_probe);
create table public.upgrade_probes (id uuid primary key default gen_random_uuid());
alter table public.upgrade_probes enable row level security;`;

let old: { backend: Awaited<ReturnType<typeof startBackend>>; copy: string } | undefined;

const upgrade: Fault = {
  name: 'upgrade',
  what: 'back end replaced by one with a new migration under the running site; 5 s later the site is replaced too',
  // A back end and a site start on the cores that serve the pages.
  slowest: 500,
  async prepare(dataDir, onCleanup) {
    // Before measuring starts, because copying blocks the process that simulates the visitors for most of a second.
    const copy = copyProject('upgrade', ['supabase', 'scripts', 'messages', 'content']);
    onCleanup(() => rmSync(copy, { recursive: true, force: true }));
    writeFileSync(path.join(copy, 'supabase/migrations/29990101000000_upgrade_probe.sql'), migration);
    const backend = await startBackend(dataDir);
    old = { backend, copy };
    onCleanup(backend.stop);
    return backend.env;
  },
  async apply({ dataDir, site, replaceSite, onCleanup }) {
    if (!old) throw new Error('nothing to upgrade');
    const { copy } = old;
    const { env } = old.backend;
    await old.backend.stop();
    const fresh = startProgram(
      ['server/embedded-supabase/main.ts'],
      {
        ...env,
        DATA_DIR: dataDir,
        BACKEND_PORT: new URL(env.SUPABASE_URL).port,
        BACKEND_INSTANCE: 'upgrade-of-a-running-site',
        SUPABASE_JWT_SECRET: readOrCreateBackendKeys(dataDir).jwtSecret,
        BACKEND_LOG_LEVEL: 'error',
      },
      copy,
    );
    onCleanup(() => stopProcess(fresh.child));
    const migrated = () =>
      fetch(`${env.SUPABASE_URL}/rest/v1/contact_messages?select=upgrade_probe&limit=1`, {
        headers: { apikey: env.SUPABASE_SECRET_KEY, authorization: `Bearer ${env.SUPABASE_SECRET_KEY}` },
      }).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let tries = 0; !(await migrated()); tries++) {
      if (tries === 300) throw new Error(`the migration is not there\n${fresh.output()}`);
      await sleep(200);
    }
    // The old site on the new schema.
    await sleep(5000);
    const next = await startTestedSite(dataDir, env);
    onCleanup(next.stop);
    replaceSite(next);
    await sleep(500);
    await site.stop();
    await sleep(5000);
  },
};

// Of three parts, so that a half of it would show.
const slowMigration = `create table public.upgrade_probes (id uuid primary key default gen_random_uuid());
alter table public.upgrade_probes enable row level security;
select pg_sleep(2);
alter table public.contact_messages add column upgrade_probe text not null default 'new';`;
const partsOfIt = `select (to_regclass('public.upgrade_probes') is not null)::int
  + (select count(*)::int from pg_attribute where attrelid = 'public.contact_messages'::regclass and attname = 'upgrade_probe')
  + (select count(*)::int from supabase_migrations.schema_migrations where version = '29990101000000') as parts`;

/** How much of the slow migration is in a database that no process uses: 0 to 3. */
async function migratedParts(dataDir: string): Promise<number> {
  const database = await openDatabase(dataDir, process.env.DATABASE_URL);
  try {
    const [row] = await database.query<{ parts: number }>(partsOfIt);
    return row?.parts ?? Number.NaN;
  } finally {
    await database.close();
  }
}

const migrationStopped: Fault = {
  name: 'migration-stopped',
  what: 'site stopped; a new version stopped (SIGTERM) or killed (SIGKILL) every half second until its migration is done, which is whole or not there; then the former version again',
  pagesMayFail: true,
  async apply({ dataDir, site, replaceSite, onCleanup }) {
    const copy = copyProject('upgrade', ['supabase', 'scripts', 'messages', 'content']);
    onCleanup(() => rmSync(copy, { recursive: true, force: true }));
    writeFileSync(path.join(copy, 'supabase/migrations/29990101000000_upgrade_probe.sql'), slowMigration);
    await site.stop();
    const { publishableKey, secretKey, jwtSecret } = readOrCreateBackendKeys(dataDir);
    const start = async () =>
      startProgram(
        ['server/embedded-supabase/main.ts'],
        {
          ...{ DATA_DIR: dataDir, BACKEND_PORT: String(await requireFreePort(0)), BACKEND_LOG_LEVEL: 'error' },
          BACKEND_INSTANCE: 'upgrade-that-is-stopped',
          ...{
            SUPABASE_PUBLISHABLE_KEY: publishableKey,
            SUPABASE_SECRET_KEY: secretKey,
            SUPABASE_JWT_SECRET: jwtSecret,
          },
        },
        copy,
      );
    const parts: number[] = [];
    // Each start has half a second more, until one has come to its end.
    for (let round = 1; parts.at(-1) !== 3; round++) {
      if (round > 40) throw new Error(`the migration was never reached: ${parts}`);
      const { child } = await start();
      await sleep(round * 500);
      child.kill(round % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
      await waitForProcessExit(child);
      parts.push(await migratedParts(dataDir));
    }
    const half = parts.filter((found) => found !== 0 && found !== 3);
    if (half.length > 0 || parts.length < 4) throw new Error(`not all or nothing of the migration: ${parts}`);
    const next = await startTestedSite(dataDir, { BACKEND_LOG_LEVEL: 'error' }, site.port);
    onCleanup(next.stop);
    replaceSite(next);
  },
};

export const upgradeFaults = [upgrade, migrationStopped];
