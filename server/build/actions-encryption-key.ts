import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createFileUnlessExists } from '@/server/embedded-supabase/create-file-unless-exists';

const keyPattern = /^[A-Za-z\d+/]{43}=$/;

/**
 * The key from which Next.js derives the ids of server actions, generated at the first build and stored with the data:
 * with the same key an unchanged action has the same id in every build, so that forms in tabs from before a release
 * still reach it. `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY` takes precedence.
 */
export function readOrCreateActionsEncryptionKey(dataDir: string): string {
  const configured = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY;
  if (configured) return configured;
  const file = path.join(dataDir, 'actions-key');
  if (!existsSync(file)) createFileUnlessExists(file, randomBytes(32).toString('base64'));
  const key = readFileSync(file, 'utf8').trim();
  if (!keyPattern.test(key)) throw new Error(`${file} does not hold a key. Restore it from a backup, or delete it.`);
  return key;
}
