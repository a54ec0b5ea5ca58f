import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';

/** Creates an empty data folder, with its own empty database if the tests run on PostgreSQL. */
export async function emptyDataFolder() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'db-place-'));
  const given = process.env.DATABASE_URL;
  if (!given) return { dataDir, databaseUrl: undefined, remove: async () => rmSync(dataDir, { recursive: true }) };
  const name = `place_${randomUUID().replaceAll('-', '')}`;
  const sql = postgres(given, { onnotice: () => {} });
  await sql.unsafe(`create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  const remove = async () => {
    await sql.unsafe(`drop database ${name} with (force)`);
    await sql.end();
    rmSync(dataDir, { recursive: true });
  };
  return { dataDir, databaseUrl: url.href, remove };
}
