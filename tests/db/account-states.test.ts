import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { leadTables } from '@/lib/leads/lead';
import { anonClient } from './clients';
import { application, backend, contactMessage, enquiry, service } from './context';
import { sampleStore } from './sample-store';
import { createStaff, enrolFactor, signInClient } from './staff';

type Client = ReturnType<typeof anonClient>;

/** Returns a client with the current token of `client`, whatever happens to its session. */
async function tokenOf(client: Client) {
  const { data } = await client.auth.getSession();
  return anonClient(backend.url, backend.publishableKey, data.session?.access_token);
}

// Accounts that were all administrators, and what happened to each.
const states: Record<string, () => Promise<Client>> = {
  'signed out': async () => {
    const client = await signInClient(await createStaff('admin'));
    const caller = await tokenOf(client);
    await client.auth.signOut({ scope: 'global' });
    return caller;
  },
  deactivated: async () => {
    const account = await createStaff('admin');
    const caller = await tokenOf(await signInClient(account));
    const now = new Date().toISOString();
    await service.from('profiles').update({ deactivated_at: now }).eq('user_id', account.id).throwOnError();
    return caller;
  },
  'without the second factor': async () => {
    const account = await createStaff('admin');
    await enrolFactor(await signInClient(account));
    return tokenOf(await signInClient(account));
  },
  demoted: async () => {
    const account = await createStaff('admin');
    const caller = await tokenOf(await signInClient(account));
    await service.from('profiles').update({ role: 'member' }).eq('user_id', account.id).throwOnError();
    return caller;
  },
  'without a profile': async () => {
    const account = await createStaff('admin');
    const caller = await tokenOf(await signInClient(account));
    await service.from('profiles').delete().eq('user_id', account.id).throwOnError();
    return caller;
  },
};

const id = randomUUID();
// Every function that signed-in users may call, with valid arguments.
const calls: Record<string, object> = {
  change_leads: { leads: [{ kind: 'contact', id, version: 1 }], new_status: 'spam' },
  count_new_leads: {},
  count_subscribers: {},
  dismiss_mail: { mail: id },
  inbox_frame: {},
  lead_figures: {},
  list_assignees: {},
  list_lead_changes: { kind: 'contact', lead: id },
  list_leads: { page_size: 5 },
  list_my_sessions: {},
  list_staff: {},
  list_stores: { words: '', page_size: 5, page: 1 },
  add_store_import_rows: { batch: randomUUID(), rows: [] },
  apply_store_import: { batch: randomUUID() },
  undo_store_import: { batch: randomUUID() },
  mail_figures: {},
  plan_figures: {},
  reply_lead: { kind: 'contact', lead: id, base_version: 1, reply_key: id, subject: 'a', body: 'b' },
  reset_second_factor: { member: id },
  retry_mail: { mail: id },
  retry_refused_mails: {},
  save_lead: { kind: 'contact', lead: id, base_version: 1, new_status: 'spam', new_assignee: null, note: 'x' },
  set_staff_active: { member: id, active: false },
  set_staff_role: { member: id, new_role: 'admin' },
  undo_leads: { batch: id },
  vitals_figures: { days: 7, grouped_by: 'page' },
};

describe('a former administrator', () => {
  const { tables, callable } = inject('schema');
  const names = callable
    .filter(({ function: name, role }) => role === 'authenticated' && !name.startsWith('private.'))
    .map(({ function: name }) => name.slice(0, name.indexOf('(')));

  test('is tested with every function that signed-in users may call', () => {
    expect(Object.keys(calls).sort()).toEqual([...new Set(names)].sort());
  });

  beforeAll(async () => {
    await service.from('partnership_applications').insert(application()).throwOnError();
    await service.from('export_enquiries').insert(enquiry()).throwOnError();
    await service.from('contact_messages').insert(contactMessage()).throwOnError();
    await service
      .from('stores')
      .insert({ ...sampleStore, slug: randomUUID() })
      .throwOnError();
    const files = service.storage.from('staff-files');
    await files.upload(`other/${randomUUID()}.png`, Buffer.from('x'), { contentType: 'image/png' });
  });

  describe.each(Object.keys(states))('%s', (state) => {
    let client: Client;
    beforeAll(async () => {
      client = await (states[state] as () => Promise<Client>)();
    });

    test('reads no table', async () => {
      for (const table of tables) {
        const { data } = await client
          .from(table as 'stores')
          .select('*')
          .limit(5);
        // A valid session sees only the user's own profile.
        expect((data ?? []).length, table).toBeLessThanOrEqual(table === 'profiles' ? 1 : 0);
      }
    });

    test('writes to no table', async () => {
      const { data: lead } = await service.from('contact_messages').select('id').limit(1).single().throwOnError();
      const rows = {
        stores: { ...sampleStore, slug: randomUUID() },
        media_slots: { slot: `pack/${randomUUID()}`, path: 'a.webp', width: 1, height: 1 },
        lead_notes: { kind: 'contact', lead_id: lead.id, body: 'x' },
        lead_views: { name: randomUUID(), query: '' },
        audit_log: { action: 'x', table_name: 'x' },
      };
      for (const [table, row] of Object.entries(rows))
        expect((await client.from(table as 'stores').insert(row as never)).error?.code, table).toBe('42501');
      for (const table of Object.values(leadTables)) {
        const changed = await client.from(table).update({ status: 'spam' }).neq('status', 'spam').select('id');
        expect(changed.data, table).toEqual([]);
      }
    });

    test.each(Object.entries(calls))('gets nothing from %s', async (name, args) => {
      const { data, error } = await client.rpc(name as 'list_staff', args as never);
      if (name === 'list_my_sessions') expect((data ?? []).length).toBeLessThanOrEqual(2);
      else if (error) expect(error.code).toBe('42501');
      else expect(data).toEqual([]);
    });

    test('neither stores nor reads a file', async () => {
      const name = `other/${randomUUID()}.png`;
      for (const bucket of ['site-files', 'staff-files']) {
        const files = client.storage.from(bucket);
        expect((await files.upload(name, Buffer.from('x'), { contentType: 'image/png' })).error).not.toBeNull();
        expect((await files.list('other')).data).toEqual([]);
      }
    });
  });
});
