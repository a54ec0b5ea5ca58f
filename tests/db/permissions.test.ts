import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { accountWithoutProfile, application, backend, callers, contactMessage, enquiry, service } from './context';

type Caller = keyof typeof callers;
type Outcome = 'denied' | 'nothing' | 'own' | 'leads' | 'all' | 'done';
type Verbs = { select: Outcome; insert: Outcome; update: Outcome; delete: Outcome };

const refused: Verbs = { select: 'denied', insert: 'denied', update: 'denied', delete: 'denied' };
const everything: Verbs = { select: 'all', insert: 'done', update: 'done', delete: 'done' };

const lead: Record<Caller, Verbs> = {
  anon: refused,
  member: { ...refused, select: 'nothing', update: 'nothing' },
  editor: { ...refused, select: 'nothing', update: 'nothing' },
  sales: { ...refused, select: 'all', update: 'done' },
  admin: { ...refused, select: 'all', update: 'done' },
  service: everything,
};

// 'nothing': the statement runs and row-level security hides every row. Updates aim at somebody else's row.
const expected: Record<string, Record<Caller, Verbs>> = {
  profiles: {
    anon: refused,
    member: { ...refused, select: 'own', update: 'nothing' },
    editor: { ...refused, select: 'own', update: 'nothing' },
    sales: { ...refused, select: 'own', update: 'nothing' },
    admin: { ...refused, select: 'all', update: 'nothing' },
    service: everything,
  },
  partnership_applications: lead,
  export_enquiries: lead,
  contact_messages: lead,
  newsletter_subscribers: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    sales: { ...refused, select: 'nothing' },
    admin: { ...refused, select: 'all' },
    service: everything,
  },
  newsletter_events: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    sales: { ...refused, select: 'nothing' },
    admin: { ...refused, select: 'all' },
    service: { ...refused, select: 'all', insert: 'done', delete: 'done' },
  },
  consent_texts: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    sales: { ...refused, select: 'nothing' },
    admin: { ...refused, select: 'all' },
    service: { ...refused, select: 'all', insert: 'done' },
  },
  outbox: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    // What tells of leads: the addresses of subscribers and of people who asked for a feeding plan are not theirs to read.
    sales: { ...refused, select: 'leads' },
    admin: { ...refused, select: 'all' },
    service: everything,
  },
  outbox_payloads: {
    anon: refused,
    member: refused,
    editor: refused,
    sales: refused,
    admin: refused,
    service: everything,
  },
  stores: {
    anon: refused,
    member: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    editor: everything,
    sales: { select: 'all', insert: 'denied', update: 'nothing', delete: 'nothing' },
    admin: everything,
    service: everything,
  },
  lead_notes: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    sales: { ...refused, select: 'all', insert: 'done' },
    admin: { ...refused, select: 'all', insert: 'done' },
    service: { ...refused, select: 'all', insert: 'done', delete: 'done' },
  },
  lead_batches: { anon: refused, member: refused, editor: refused, sales: refused, admin: refused, service: refused },
  lead_views: {
    anon: refused,
    member: { ...refused, select: 'nothing', delete: 'nothing' },
    editor: { ...refused, select: 'nothing', delete: 'nothing' },
    // The view that the others aim at is theirs.
    sales: { ...refused, select: 'all', insert: 'done', delete: 'done' },
    admin: { ...refused, select: 'nothing', insert: 'done', delete: 'nothing' },
    service: { ...refused, select: 'all', delete: 'done' },
  },
  media_slots: {
    anon: refused,
    member: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    editor: everything,
    sales: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    admin: everything,
    service: everything,
  },
  audit_log: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    sales: { ...refused, select: 'nothing' },
    admin: { ...refused, select: 'all' },
    service: { ...refused, select: 'all', insert: 'done' },
  },
  rate_limits: { anon: refused, member: refused, editor: refused, sales: refused, admin: refused, service: refused },
  plan_counts: { anon: refused, member: refused, editor: refused, sales: refused, admin: refused, service: refused },
  web_vitals: { anon: refused, member: refused, editor: refused, sales: refused, admin: refused, service: refused },
};

type Fixture = { key: string; row: () => Promise<object>; change: object; target: () => Promise<string | number> };

function leadFixture(
  table: 'partnership_applications' | 'export_enquiries' | 'contact_messages',
  row: () => object,
): Fixture {
  return {
    key: 'id',
    row: async () => row(),
    change: { status: 'answered' },
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

// How to touch each table: a fresh row to insert, a change, and the key of a row that exists.
const fixtures: Record<string, Fixture> = {
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
  partnership_applications: leadFixture('partnership_applications', application),
  export_enquiries: leadFixture('export_enquiries', enquiry),
  contact_messages: leadFixture('contact_messages', contactMessage),
  newsletter_subscribers: {
    key: 'id',
    row: async () => subscriber(),
    change: { status: 'confirmed' },
    target: async () => {
      const { data } = await service
        .from('newsletter_subscribers')
        .insert(subscriber())
        .select('id')
        .single()
        .throwOnError();
      return data.id;
    },
  },
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
  outbox: {
    key: 'id',
    row: async () => mail(),
    change: { status: 'failed' },
    target: async () => (await service.from('outbox').insert(mail()).select('id').single().throwOnError()).data.id,
  },
  outbox_payloads: {
    key: 'outbox_id',
    row: async () => {
      const { data } = await service.from('outbox').insert(mail()).select('id').single().throwOnError();
      return { outbox_id: data.id, payload: {} };
    },
    change: { payload: { changed: true } },
    target: async () => (await service.rpc('queue_mail', mail()).throwOnError()).data,
  },
  stores: {
    key: 'id',
    row: async () => store(),
    change: { name: 'Changed' },
    target: async () => (await service.from('stores').insert(store()).select('id').single().throwOnError()).data.id,
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

const mail = () => ({
  kind: 'test',
  unique_key: `permissions:${randomUUID()}`,
  locale: 'lv' as const,
  recipient: 'anna@example.com',
});

const store = () => ({
  slug: `permissions-${randomUUID()}`,
  name: 'Η Ουρά',
  kind: 'petStore' as const,
  address: 'Σκουφά 41',
  city: 'Αθήνα',
  latitude: 37.98,
  longitude: 23.74,
});

const mediaSlot = () => ({ slot: `pack/${randomUUID()}`, path: 'a.webp', width: 480, height: 640 });

const newsletterEvent = () => ({
  subscriber_id: randomUUID(),
  event: 'requested' as const,
  locale: 'lv' as const,
  consent_version: 'test',
});

const consentText = () => ({ purpose: 'test', locale: 'lv' as const, version: randomUUID(), content: 'Piekrītu' });

const subscriber = () => ({ email: `${randomUUID()}@example.com`, locale: 'lv' as const, consent_version: 'test' });

const leadTables = ['partnership_applications', 'export_enquiries', 'contact_messages'];

function outcome(
  answer: { error: { code: string; message: string } | null; data: unknown[] | null },
  worked: Outcome,
): Outcome {
  if (answer.error?.code === '42501') return 'denied';
  if (answer.error) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.data?.length === 0 ? 'nothing' : worked;
}

describe('who can do what', () => {
  const { tables } = inject('schema');

  test('every table of the schema has an expectation', () => {
    expect(Object.keys(expected).sort()).toEqual([...tables].sort());
  });

  beforeAll(async () => {
    const take = { bucket: 'permissions', subject: 'taken-by-the-permission-test', max_hits: 1, window_seconds: 60 };
    await service.rpc('take_rate_limit', take).throwOnError();
    await service.from('partnership_applications').insert(application()).throwOnError();
    await service.from('export_enquiries').insert(enquiry()).throwOnError();
    await service.from('contact_messages').insert(contactMessage()).throwOnError();
    await service.from('newsletter_subscribers').insert(subscriber()).throwOnError();
    await service.from('consent_texts').insert(consentText()).throwOnError();
    await service.from('outbox').insert(mail()).throwOnError();
  });

  for (const table of tables.filter((name) => name in expected)) {
    const fixture = fixtures[table];
    if (!fixture) throw new Error(`No fixture for ${table}`);
    const { key, row, change, target } = fixture;
    let spared: Promise<string | number> | undefined;
    // Only a statement that succeeds uses its row up.
    const aim = (verb: Outcome) => {
      if (verb === 'done') return target();
      spared ??= target();
      return spared;
    };
    describe.each(Object.keys(callers) as Caller[])(`${table} as %s`, (caller) => {
      // The generated types forbid most of these calls, which is what is tested here at run time.
      const from = () => callers[caller].from(table as 'partnership_applications');
      const verbs = expected[table]?.[caller] as Verbs;

      test(`select: ${verbs.select}`, async () => {
        const answer = await from().select('*').limit(1000);
        let found = outcome(answer, 'all');
        const own = caller in backend.accounts ? backend.accounts[caller as keyof typeof backend.accounts].id : null;
        const rows = (answer.data ?? []) as unknown as Record<string, unknown>[];
        if (table === 'profiles' && found === 'all' && rows.every((profile) => profile.user_id === own)) found = 'own';
        const ofLead = (row: Record<string, unknown>) => leadTables.includes(String(row.source_table));
        if (table === 'outbox' && found === 'all' && rows.every(ofLead)) found = 'leads';
        expect(found).toBe(verbs.select);
      });

      test(`insert: ${verbs.insert}`, async () => {
        // Without `select`, because a caller that may insert need not be allowed to read.
        const answer = await from().insert((await row()) as never);
        expect(outcome({ ...answer, data: null }, 'done')).toBe(verbs.insert);
      });

      test(`update: ${verbs.update}`, async () => {
        const answer = await from()
          .update(change as never)
          .eq(key as never, (await aim(verbs.update)) as never)
          .select();
        expect(outcome(answer as never, 'done')).toBe(verbs.update);
      });

      test(`delete: ${verbs.delete}`, async () => {
        const answer = await from()
          .delete()
          .eq(key as never, (await aim(verbs.delete)) as never)
          .select();
        expect(outcome(answer as never, 'done')).toBe(verbs.delete);
      });
    });
  }
});

describe('finer grants', () => {
  test('people change their own name and language, and never their role', async () => {
    const { id } = backend.accounts.member;
    const own = await callers.member
      .from('profiles')
      .update({ full_name: 'Νέο Όνομα', locale: 'gr' })
      .eq('user_id', id)
      .select();
    expect(own.data).toMatchObject([{ full_name: 'Νέο Όνομα', locale: 'gr', role: 'member' }]);
    const promoted = await callers.member.from('profiles').update({ role: 'admin' }).eq('user_id', id);
    expect(promoted.error?.code).toBe('42501');
  });

  test.each(['partnership_applications', 'export_enquiries', 'contact_messages'] as const)(
    'sales set the status of %s and nothing else',
    async (table) => {
      const changed = await callers.sales.from(table).update({ email: 'x@example.com' }).neq('status', 'won');
      expect(changed.error?.code).toBe('42501');
    },
  );

  test('only the service role takes and forgets rate limits', async () => {
    const subject = { bucket: 'permissions', subject: 'x' };
    const take = { ...subject, max_hits: 1, window_seconds: 60 };
    for (const caller of ['anon', 'member', 'admin'] as const) {
      const { error } = await callers[caller].rpc('take_rate_limit', take);
      expect(['42501', 'PGRST202']).toContain(error?.code);
      const several = await callers[caller].rpc('take_rate_limits', { limits: [take] });
      expect(['42501', 'PGRST202']).toContain(several.error?.code);
      const forgotten = await callers[caller].rpc('forget_rate_limit', subject);
      expect(['42501', 'PGRST202']).toContain(forgotten.error?.code);
    }
  });

  test('helpers outside the public schema cannot be called', async () => {
    for (const schema of ['public', 'private'] as const) {
      const { error } = await callers.admin
        .schema(schema as 'public')
        .rpc('has_role' as never, { roles: ['admin'] } as never);
      expect(error?.code).toMatch(/^PGRST(106|202)$/);
    }
  });
});
