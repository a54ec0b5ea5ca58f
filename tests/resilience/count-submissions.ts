import type { SupabaseVariables } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { emailOf } from './lead-senders';

const page = 1000;

async function emails(
  env: SupabaseVariables,
  table: 'partnership_applications' | 'contact_messages',
): Promise<string[]> {
  const client = createScriptSupabaseClient(env);
  const found: string[] = [];
  for (;;) {
    const { data, error } = await client
      .from(table)
      .select('id, email')
      .like('email', '%@example.com')
      .order('id')
      .range(found.length, found.length + page - 1);
    if (error) throw new Error(`${table} cannot be read: ${error.message}`);
    found.push(...data.map(({ email }) => email));
    if (data.length < page) return found;
  }
}

/** Counts the rows of the submissions: all, acknowledged but missing, and duplicates. */
export async function countSubmissions(env: SupabaseVariables, acknowledged: Iterable<string>) {
  const all = [...(await emails(env, 'contact_messages')), ...(await emails(env, 'partnership_applications'))];
  const people = new Set(all);
  const lost = [...acknowledged].filter((key) => !people.has(emailOf(key)));
  return { stored: all.length, lost: lost.length, doubled: all.length - people.size };
}

/** Counts mails that are not finished, and leads that do not have exactly two mails. */
export async function countMailProblems(env: SupabaseVariables): Promise<{ open: number; wrong: number }> {
  const client = createScriptSupabaseClient(env);
  const perLead = new Map<string, number>();
  let open = 0;
  let count = 0;
  for (;;) {
    const { data, error } = await client
      .from('outbox')
      .select('id, source_id, status')
      .order('id')
      .range(count, count + page - 1);
    if (error) throw new Error(`the outbox cannot be read: ${error.message}`);
    for (const { source_id: source, status } of data) {
      if (status !== 'sent') open += 1;
      perLead.set(source ?? '', (perLead.get(source ?? '') ?? 0) + 1);
    }
    count += data.length;
    if (data.length < page) return { open, wrong: [...perLead.values()].filter((mails) => mails !== 2).length };
  }
}
