import { randomUUID } from 'node:crypto';
import { accountWithoutProfile, application, backend, callers, contactMessage, enquiry, service } from './context';
import { sampleStore } from './sample-store';

type Fixture = { key: string; row: () => Promise<object>; change: object; target: () => Promise<string | number> };

/** Returns a fixture for a table whose rows have an id. */
function byId(
  table:
    | 'partnership_applications'
    | 'export_enquiries'
    | 'contact_messages'
    | 'newsletter_subscribers'
    | 'outbox'
    | 'stores',
  row: () => object,
  change: object,
): Fixture {
  return {
    key: 'id',
    row: async () => row(),
    change,
    target: async () => {
      const { data } = await service
        .from(table)
        .insert(row() as never)
        .select('id')
        .single()
        .throwOnError();
      return data.id;
    },
  };
}

const answeredStatus = { status: 'answered' };

/** How to access each table: a new row to insert, a change, and the key of an existing row. */
export const fixtures: Record<string, Fixture> = {
  profiles: {
    key: 'user_id',
    row: async () => ({ user_id: await accountWithoutProfile() }),
    change: { full_name: 'Changed' },
    target: async () => {
      const userId = await accountWithoutProfile();
      await service.from('profiles').insert({ user_id: userId }).throwOnError();
      return userId;
    },
  },
  partnership_applications: byId('partnership_applications', application, answeredStatus),
  export_enquiries: byId('export_enquiries', enquiry, answeredStatus),
  contact_messages: byId('contact_messages', contactMessage, answeredStatus),
  newsletter_subscribers: byId('newsletter_subscribers', subscriber, { status: 'confirmed' }),
  newsletter_events: {
    key: 'subscriber_id',
    row: async () => newsletterEvent(),
    change: { event: 'confirmed' },
    target: async () => {
      const row = newsletterEvent();
      await service.from('newsletter_events').insert(row).throwOnError();
      return row.subscriber_id;
    },
  },
  consent_texts: {
    key: 'version',
    row: async () => consentText(),
    change: { content: 'Changed' },
    target: async () => {
      const row = consentText();
      await service.from('consent_texts').insert(row).throwOnError();
      return row.version;
    },
  },
  outbox: byId('outbox', mail, { status: 'failed' }),
  outbox_payloads: {
    key: 'outbox_id',
    row: async () => {
      const { data } = await service.from('outbox').insert(mail()).select('id').single().throwOnError();
      return { outbox_id: data.id, payload: {} };
    },
    change: { payload: { changed: true } },
    target: async () => (await service.rpc('queue_mail', mail()).throwOnError()).data,
  },
  stores: byId('stores', store, { name: 'Changed' }),
  store_imports: {
    key: 'id',
    row: async () => ({ id: randomUUID(), file_name: 'stores.csv' }),
    change: { file_name: 'other.csv' },
    target: async () => {
      const id = randomUUID();
      await callers.editor.from('store_imports').insert({ id, file_name: 'stores.csv' }).throwOnError();
      return id;
    },
  },
  store_import_rows: {
    key: 'import_id',
    row: async () => {
      const id = randomUUID();
      await callers.editor.from('store_imports').insert({ id, file_name: 'stores.csv' }).throwOnError();
      return { import_id: id, line: 2, store_id: randomUUID(), data: {} };
    },
    change: { line: 3 },
    target: async () => randomUUID(),
  },
  lead_notes: {
    key: 'id',
    row: async () => note(),
    change: { body: 'Changed' },
    target: async () =>
      (
        await service
          .from('lead_notes')
          .insert(await note())
          .select('id')
          .single()
          .throwOnError()
      ).data.id,
  },
  lead_batches: {
    key: 'id',
    row: async () => ({ actor: backend.accounts.sales.id, before: [] }),
    change: { undone_at: new Date().toISOString() },
    target: async () => randomUUID(),
  },
  lead_views: {
    key: 'id',
    row: async () => ({ name: randomUUID(), query: '' }),
    change: { name: 'Changed' },
    target: async () => {
      const view = { name: randomUUID(), query: '' };
      return (await callers.sales.from('lead_views').insert(view).select('id').single().throwOnError()).data.id;
    },
  },
  media_slots: {
    key: 'slot',
    row: async () => mediaSlot(),
    change: { path: 'changed.webp' },
    target: async () =>
      (await service.from('media_slots').insert(mediaSlot()).select('slot').single().throwOnError()).data.slot,
  },
  audit_log: {
    key: 'id',
    row: async () => ({ action: 'test', table_name: 'none' }),
    change: { action: 'changed' },
    target: async () => {
      const { data } = await service.from('audit_log').select('id').limit(1).single().throwOnError();
      return data.id;
    },
  },
  rate_limits: {
    key: 'subject',
    row: async () => ({ bucket: 'test', subject: randomUUID(), hits: 1, expires_at: new Date().toISOString() }),
    change: { hits: 0 },
    target: async () => 'taken-by-the-permission-test',
  },
  plan_counts: {
    key: 'locale',
    row: async () => ({ locale: 'gr', kind: 'pdf', plans: 1 }),
    change: { plans: 2 },
    target: async () => 'gr',
  },
  web_vitals: {
    key: 'page',
    row: async () => ({ locale: 'gr', page: 'home', metric: 'LCP', step: 1, visits: 1 }),
    change: { visits: 2 },
    target: async () => 'home',
  },
};

const note = async () => {
  const { data } = await service.from('contact_messages').insert(contactMessage()).select('id').single().throwOnError();
  return { kind: 'contact' as const, lead_id: data.id, body: 'Τηλεφώνησε' };
};

export function mail() {
  return {
    kind: 'test',
    unique_key: `permissions:${randomUUID()}`,
    locale: 'lv' as const,
    recipient: 'anna@example.com',
  };
}

function store() {
  return { slug: `permissions-${randomUUID()}`, ...sampleStore };
}

const mediaSlot = () => ({ slot: `pack/${randomUUID()}`, path: 'a.webp', width: 480, height: 640 });

const newsletterEvent = () => ({
  subscriber_id: randomUUID(),
  event: 'requested' as const,
  locale: 'lv' as const,
  consent_version: 'test',
});

export const consentText = () => ({
  purpose: 'test',
  locale: 'lv' as const,
  version: randomUUID(),
  content: 'Piekrītu',
});

export function subscriber() {
  return {
    email: `${randomUUID()}@example.com`,
    locale: 'lv' as const,
    consent_version: 'test',
  };
}
