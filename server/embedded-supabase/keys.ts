import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createFileUnlessExists } from './create-file-unless-exists';
import { backendVariablesSchema } from './settings';

const schema = z.object({
  publishableKey: z.string().startsWith('sb_publishable_').min(40),
  secretKey: z.string().startsWith('sb_secret_').min(40),
  jwtSecret: z.string().min(40),
});

/** The API keys and token secret of one data folder. */
export type BackendKeys = z.infer<typeof schema>;

/**
 * The keys that the environment supplies, all three together, as in a container; otherwise null. Whoever starts a back
 * end, or talks to a running one, uses these.
 */
function readKeysFromEnvironment(): BackendKeys | null {
  const names = ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'SUPABASE_JWT_SECRET'] as const;
  if (!names.every((name) => process.env[name])) return null;
  const parsed = backendVariablesSchema
    .pick({ SUPABASE_PUBLISHABLE_KEY: true, SUPABASE_SECRET_KEY: true, SUPABASE_JWT_SECRET: true })
    .safeParse(process.env);
  if (!parsed.success) throw new Error(`Keys in the environment are malformed: ${z.prettifyError(parsed.error)}`);
  return {
    publishableKey: parsed.data.SUPABASE_PUBLISHABLE_KEY,
    secretKey: parsed.data.SUPABASE_SECRET_KEY,
    jwtSecret: parsed.data.SUPABASE_JWT_SECRET,
  };
}

/**
 * The keys of the back end: those of the environment, otherwise those of the data folder, generated at its first start
 * and readable only by their owner; throws when the file is damaged.
 */
export function readOrCreateBackendKeys(dataDir: string): BackendKeys {
  const supplied = readKeysFromEnvironment();
  if (supplied) return supplied;
  const file = path.join(dataDir, 'keys.json');
  if (!existsSync(file)) create(file);
  chmodSync(file, 0o600);
  const parsed = schema.safeParse(readJson(file));
  if (!parsed.success)
    throw new Error(`${file} does not hold valid keys. Restore it from a backup, or delete it to sign everybody out.`);
  return parsed.data;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function create(file: string) {
  const random = () => randomBytes(32).toString('base64url');
  const keys: BackendKeys = {
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random(),
  };
  // Synced before anything is signed with them: half a file after a power failure would be useless.
  createFileUnlessExists(file, `${JSON.stringify(keys, null, 2)}\n`);
}
