import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { LeadKind, leadTables } from '@/lib/leads/lead';
import type { Database } from '@/lib/supabase/database.types';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { anonClient } from './clients';

/** The URL, keys and accounts of the back end under test. */
export const backend = {
  url: inject('url'),
  publishableKey: inject('publishableKey'),
  secretKey: inject('secretKey'),
  hosted: inject('hosted'),
  dataDir: inject('dataDir'),
  accounts: inject('accounts'),
};

/** Returns a separate signed-out client. */
export const anon = () => anonClient(backend.url, backend.publishableKey);

/** The client with the secret key. */
export const service = createScriptSupabaseClient({
  SUPABASE_URL: backend.url,
  SUPABASE_SECRET_KEY: backend.secretKey,
});

const as = (role: keyof typeof backend.accounts) =>
  anonClient(backend.url, backend.publishableKey, backend.accounts[role].token);

/** A client for each kind of caller. */
export const callers = {
  anon: anon(),
  member: as('member'),
  editor: as('editor'),
  sales: as('sales'),
  admin: as('admin'),
  service,
};

/** Returns a valid application with a new submission key. */
export function application(): Database['public']['Tables']['partnership_applications']['Insert'] {
  return {
    submission_key: randomUUID(),
    locale: 'lv',
    full_name: 'Anna Bērziņa',
    business_name: 'Draugs SIA',
    business_type: 'petStore',
    email: 'anna@example.com',
    phone: '+371 20000000',
    location: 'Rīga',
    agree_to_terms: true,
    consent_version: 'test',
  };
}

/** Returns a valid export enquiry with a new submission key. */
export function enquiry(): Database['public']['Tables']['export_enquiries']['Insert'] {
  return {
    submission_key: randomUUID(),
    locale: 'lv',
    business_category: 'distributor',
    company_name: 'Draugs SIA',
    contact_name: 'Anna Bērziņa',
    email: 'anna@example.com',
    country: 'LV',
    interested_products: ['completeMeals', 'catProducts'],
    estimated_volume: 'medium',
    consent_version: 'test',
  };
}

/** Returns a valid contact message with a new submission key. */
export function contactMessage(): Database['public']['Tables']['contact_messages']['Insert'] {
  return {
    submission_key: randomUUID(),
    locale: 'lv',
    full_name: 'Anna Bērziņa',
    email: 'anna@example.com',
    topic: 'feeding',
    message: 'Labdien!',
    agree_to_privacy: true,
    consent_version: 'test',
  };
}

/** A valid new row of each table of leads. */
export const newLeads = {
  partnership_applications: application,
  export_enquiries: enquiry,
  contact_messages: contactMessage,
} satisfies Record<(typeof leadTables)[LeadKind], () => object>;

/** Creates an account without its own profile, and returns its id. */
export async function accountWithoutProfile(): Promise<string> {
  const { data, error } = await service.auth.admin.createUser({
    email: `loose-${randomUUID()}@example.com`,
    password: randomUUID(),
    email_confirm: true,
  });
  if (error) throw error;
  const removed = await service.from('profiles').delete().eq('user_id', data.user.id);
  if (removed.error) throw removed.error;
  return data.user.id;
}
