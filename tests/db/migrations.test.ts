import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { listProjectMigrationVersions } from '@/server/embedded-supabase/migrate';
import { openHere } from './schema';

const url = process.env.DATABASE_URL;

test.skipIf(!url)('back ends started at once on one empty database share the migrations', async () => {
  const name = `together_${randomUUID().replaceAll('-', '')}`;
  const sql = postgres(url ?? '');
  await sql.unsafe(`create database ${name}`);
  const own = new URL(url ?? '');
  own.pathname = `/${name}`;
  const started = await Promise.allSettled(['a', 'b', 'c'].map((folder) => openHere(folder, undefined, own.href)));
  try {
    expect(started.map((one) => (one.status === 'rejected' ? String(one.reason) : 'ready'))).toEqual(
      started.map(() => 'ready'),
    );
    const [first] = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.database] : []));
    const rows = await first?.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
    expect(rows?.map(({ version }) => version).sort()).toEqual(listProjectMigrationVersions());
  } finally {
    for (const one of started) if (one.status === 'fulfilled') await one.value.database.close();
    await sql.unsafe(`drop database ${name} with (force)`);
    await sql.end();
  }
});
