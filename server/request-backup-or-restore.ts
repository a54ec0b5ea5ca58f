import { request } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { findLiveLockOwner } from '@/server/embedded-supabase/lock-file';
import { readOrCreateSupabaseVariablesOfDataFolder } from './backend-process';
import { loadEnvironment, resolveDataFolder } from './project-environment';

const summarySchema = z.object({
  createdAt: z.string(),
  tables: z.number(),
  rows: z.number(),
  files: z.number(),
  before: z.string().optional(),
});

/** The data folder of this machine's embedded back end; throws when the site uses a hosted Supabase project. */
export function requireLocalDataDir(): string {
  loadEnvironment();
  if (process.env.SUPABASE_URL)
    throw new Error(
      `The data of this site is in the Supabase project at ${process.env.SUPABASE_URL}. Back it up and restore it there: see docs/backup.md.`,
    );
  return resolveDataFolder();
}

/** The URL of the back end of a data folder, null when none is running. */
export const findRunningBackendUrl = (dataDir: string) =>
  findLiveLockOwner(path.join(dataDir, 'backend.lock'))?.url ?? null;

/** Requests a backup or a restore from a running back end; throws with its reason when it rejects. Has no timeout. */
export async function requestBackupOrRestore(
  dataDir: string,
  url: string,
  what: 'backup' | 'restore',
  input: { file: string; keepKeys?: boolean },
) {
  const { SUPABASE_SECRET_KEY: apikey } = readOrCreateSupabaseVariablesOfDataFolder(dataDir, url);
  const headers = { apikey, 'content-type': 'application/json' };
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = request(`${url}/_site/${what}`, { method: 'POST', headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode ?? 0, text: body }));
    });
    call.on('error', reject).end(JSON.stringify(input));
  });
  const json: unknown = JSON.parse(text);
  if (status === 200) return summarySchema.parse(json);
  const reason = z.object({ msg: z.string() }).safeParse(json);
  throw new Error(reason.success ? reason.data.msg : `The back end failed (status ${status}); see its log.`);
}
