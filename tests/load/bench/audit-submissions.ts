import type { SupabaseVariables } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';

const pageSize = 1000;

async function readAll<Row>(read: (from: number, to: number) => PromiseLike<{ data: Row[] | null; error: unknown }>) {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await read(rows.length, rows.length + pageSize - 1);
    if (error || !data) throw new Error('the rows cannot be read', { cause: error });
    rows.push(...data);
    if (data.length < pageSize) return rows;
  }
}

/**
 * Compares the database with the acknowledged submissions: rows lost and duplicated,
 * and leads without exactly two mails.
 */
export async function auditSubmissions(env: SupabaseVariables, acknowledged: ReadonlySet<string>) {
  const client = createScriptSupabaseClient(env);
  const leads = await readAll((from, to) =>
    client.from('partnership_applications').select('id, submission_key, email').order('id').range(from, to),
  );
  const mails = await readAll((from, to) => client.from('outbox').select('source_id').order('id').range(from, to));
  const mailsPerLead = new Map<string | null, number>();
  for (const { source_id } of mails) mailsPerLead.set(source_id, (mailsPerLead.get(source_id) ?? 0) + 1);
  const stored = new Set(leads.map(({ submission_key }) => submission_key));
  // Each submission has its own email: two rows with the same email are one submission stored under two keys.
  const emails = new Set(leads.map(({ email }) => email));
  return {
    stored: leads.length,
    lost: [...acknowledged].filter((key) => !stored.has(key)).length,
    doubled: leads.length - emails.size,
    mailless: leads.filter(({ id }) => mailsPerLead.get(id) !== 2).length,
  };
}
