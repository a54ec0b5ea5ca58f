import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyProject } from '@/scripts/project-copy';
import { startBackend } from '@/server/backend-process';
import { stopProcess } from '@/server/child-process';
import { loadKeys } from '@/server/embedded-supabase/keys';
import type { Fault } from '../fault';
import { program, startSite } from '../site';

// A migration that is allowed while the old site runs: it only adds.
const migration = `alter table public.contact_messages add column upgrade_probe text not null default 'new';
create index contact_messages_upgrade_probe_idx on public.contact_messages (upgrade_probe);
create table public.upgrade_probes (id uuid primary key default gen_random_uuid());
alter table public.upgrade_probes enable row level security;`;

let old: { backend: Awaited<ReturnType<typeof startBackend>>; copy: string } | undefined;

const upgrade: Fault = {
  name: 'upgrade',
  only: 'embedded',
  what: 'back end replaced by one with a new migration under the running site; 5 s later the site is replaced too',
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
    const fresh = program(
      ['server/embedded-supabase/main.ts'],
      {
        ...env,
        DATA_DIR: dataDir,
        BACKEND_PORT: new URL(env.SUPABASE_URL).port,
        BACKEND_INSTANCE: 'upgrade-of-a-running-site',
        SUPABASE_JWT_SECRET: loadKeys(dataDir).jwtSecret,
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
    const next = await startSite(dataDir, env);
    onCleanup(next.stop);
    replaceSite(next);
    await sleep(500);
    await site.stop();
    await sleep(5000);
  },
};

export const upgradeFaults = [upgrade];
