import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { emptyDataFolder } from './empty-data-folder';

/**
 * Creates a data folder whose embedded database is a copy from before or after all migrations, because a new one takes
 * seconds. If the tests run on PostgreSQL, it is an empty one.
 */
export async function copiedDataFolder(state: 'unmigrated' | 'migrated') {
  const place = await emptyDataFolder();
  if (!place.databaseUrl)
    cpSync(inject(state === 'migrated' ? 'template' : 'unmigrated'), place.dataDir, { recursive: true });
  return place;
}
