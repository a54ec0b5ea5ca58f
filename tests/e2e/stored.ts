import path from 'node:path';
import { runningBackend } from '@/scripts/backend';
import { serviceClient } from '@/scripts/staff';
import { liveOwner } from '@/supabase/embedded/lock';
import { dataDir } from '../../playwright.config';

type FormTable = 'partnership_applications' | 'export_enquiries' | 'contact_messages' | 'newsletter_subscribers';

/** What the site under test has stored from a sender. */
export async function stored(table: FormTable, email: string): Promise<Record<string, unknown>[]> {
  const folder = path.resolve(process.env.E2E_DATA_DIR ?? dataDir);
  const url = liveOwner(path.join(folder, 'backend.lock'))?.url;
  if (!url) throw new Error(`no back end runs on ${folder}`);
  const { data } = await serviceClient(runningBackend(folder, url))
    .from(table)
    .select()
    .eq('email', email)
    .throwOnError();
  return data;
}
