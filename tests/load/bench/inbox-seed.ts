import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import ws from 'ws';
import type { Database } from '@/lib/supabase/database.types';
import type { SupabaseVariables } from '@/server/backend-process';
import { startBackend } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { openDatabase } from '@/server/embedded-supabase/database';
import { migrate } from '@/server/embedded-supabase/migrate';

// Names alternate between the scripts in use; every tenth lead is an enquiry, every third a message.
const fill = (share: string) => `
  with samples as (
    select n,
      (array['Άρης', 'Ελένη', 'Γιώργος', 'Anna', 'Jānis', 'Ёлка', 'Мария', 'Étienne', 'José', '李明'])[1 + n % 10] as first,
      (array['Παπαδόπουλος', 'Bērziņa', 'Иванова', 'Σκύλου', 'Lefèvre', 'Muñoz', 'Георгиева', '王芳'])[1 + (n / 10) % 8] as last,
      (array['Η Ουρά', 'Draugs', 'Хвост', 'La Queue', 'Zoo', 'Γατόσπιτο'])[1 + (n / 7) % 6] || ' ' || n as company,
      (array['gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it'])[1 + n % 9] as locale,
      (array['new', 'in_progress', 'answered', 'won', 'lost', 'spam'])[1 + (n * 7) % 6] as status,
      now() - (n * interval '9 minutes') as at
    from generate_series(1, $1::integer) n
    where ${share}
  )`;
const message = `'Καλημέρα, θα θέλαμε τιμοκατάλογο για ωμή τροφή. ' || first || ' ' || n || ' κιλά τον μήνα, παράδοση στη Θεσσαλονίκη ή στη Ρίγα.'`;
const head = 'submission_key, created_at, updated_at, locale, email, status, consent_version';
const values = `gen_random_uuid(), at, at, locale, 'person' || n || '@example.com', status, 'bench'`;
const statements = [
  `${fill('n % 10 <> 0 and n % 3 <> 0')} insert into public.partnership_applications
    (${head}, full_name, business_name, business_type, phone, location, agree_to_terms)
    select ${values}, first || ' ' || last, company, 'petStore', '+3021' || (10000000 + n), 'Αθήνα', true from samples`,
  `${fill('n % 10 = 0')} insert into public.export_enquiries
    (${head}, contact_name, company_name, business_category, country, interested_products, estimated_volume, message)
    select ${values}, first || ' ' || last, company, 'distributor', (array['LV', 'BG', 'FR', 'IT', 'CN'])[1 + (n / 10) % 5],
      array['completeMeals'], 'medium', ${message} from samples`,
  `${fill('n % 10 <> 0 and n % 3 = 0')} insert into public.contact_messages
    (${head}, full_name, topic, message, agree_to_privacy)
    select ${values}, first || ' ' || last, 'products', ${message}, true from samples`,
];

/**
 * Fills a data folder, or the database of DATABASE_URL, with leads. Skips their mails and
 * audit entries, which are not measured.
 */
export async function seedLeads(dataDir: string, leads: number): Promise<void> {
  // The server creates the auth schema, which the migrations refer to.
  await (await startBackend(dataDir)).stop();
  const database = await openDatabase(dataDir, process.env.DATABASE_URL);
  try {
    await migrate(database);
    await database.query("set session_replication_role = 'replica'");
    for (const statement of statements) await database.query(statement, [leads]);
    await database.query("set session_replication_role = 'origin'");
  } finally {
    await database.close();
  }
}

/** Creates a sales account and returns its client. */
export async function inboxAccount(env: SupabaseVariables) {
  const service = createScriptSupabaseClient(env);
  const account = { email: `sales-${randomUUID()}@staff.example`, password: randomUUID() };
  const { data, error } = await service.auth.admin.createUser({ ...account, email_confirm: true });
  if (error) throw error;
  await service.from('profiles').update({ role: 'sales' }).eq('user_id', data.user.id).throwOnError();
  const client = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: ws as never },
  });
  const signedIn = await client.auth.signInWithPassword(account);
  if (signedIn.error) throw signedIn.error;
  return client;
}
