import { beforeAll, describe, expect, inject, test } from 'vitest';
import { leadTables } from '@/lib/leads/lead';
import { backend, callers, newLeads, service } from './context';
import { consentText, fixtures, mail, subscriber } from './permission-rows';
import { type Caller, expectedPermissions, type PermissionResult, type Verbs } from './permissions';

const tablesOfLeads = Object.values(leadTables);

function outcome(
  result: { error: { code: string; message: string } | null; data: unknown[] | null },
  worked: PermissionResult,
): PermissionResult {
  if (result.error?.code === '42501') return 'denied';
  if (result.error) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.data?.length === 0 ? 'nothing' : worked;
}

describe('table permissions', () => {
  const { tables } = inject('schema');

  test('every table of the schema has an expectation', () => {
    expect(Object.keys(expectedPermissions).sort()).toEqual([...tables].sort());
  });

  beforeAll(async () => {
    const take = { bucket: 'permissions', subject: 'taken-by-the-permission-test', max_hits: 1, window_seconds: 60 };
    await service.rpc('take_rate_limit', take).throwOnError();
    for (const table of tablesOfLeads)
      await service
        .from(table)
        .insert(newLeads[table]() as never)
        .throwOnError();
    await service.from('newsletter_subscribers').insert(subscriber()).throwOnError();
    await service.from('consent_texts').insert(consentText()).throwOnError();
    await service.from('outbox').insert(mail()).throwOnError();
  });

  for (const table of tables.filter((name) => name in expectedPermissions)) {
    const fixture = fixtures[table];
    if (!fixture) throw new Error(`No fixture for ${table}`);
    const { key, row, change, target } = fixture;
    let spared: Promise<string | number> | undefined;
    // Only a successful statement uses its row up.
    const aim = (verb: PermissionResult) => {
      if (verb === 'done') return target();
      spared ??= target();
      return spared;
    };
    describe.each(Object.keys(callers) as Caller[])(`${table} as %s`, (caller) => {
      // The generated types forbid most of these calls; this tests that the database rejects them at run time.
      const from = () => callers[caller].from(table as 'partnership_applications');
      const verbs = expectedPermissions[table]?.[caller] as Verbs;

      test(`select: ${verbs.select}`, async () => {
        const result = await from().select('*').limit(1000);
        let found = outcome(result, 'all');
        const own = caller in backend.accounts ? backend.accounts[caller as keyof typeof backend.accounts].id : null;
        const rows = (result.data ?? []) as unknown as Record<string, unknown>[];
        if (table === 'profiles' && found === 'all' && rows.every((profile) => profile.user_id === own)) found = 'own';
        const ofLead = (row: Record<string, unknown>) => tablesOfLeads.some((name) => name === row.source_table);
        if (table === 'outbox' && found === 'all' && rows.every(ofLead)) found = 'leads';
        expect(found).toBe(verbs.select);
      });

      test(`insert: ${verbs.insert}`, async () => {
        // Without `select`, because a caller that may insert need not be allowed to read.
        const result = await from().insert((await row()) as never);
        expect(outcome({ ...result, data: null }, 'done')).toBe(verbs.insert);
      });

      test(`update: ${verbs.update}`, async () => {
        const result = await from()
          .update(change as never)
          .eq(key as never, (await aim(verbs.update)) as never)
          .select();
        expect(outcome(result as never, 'done')).toBe(verbs.update);
      });

      test(`delete: ${verbs.delete}`, async () => {
        const result = await from()
          .delete()
          .eq(key as never, (await aim(verbs.delete)) as never)
          .select();
        expect(outcome(result as never, 'done')).toBe(verbs.delete);
      });
    });
  }
});

describe('finer grants', () => {
  test('users change their own name and language, and never their role', async () => {
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

  test.each(tablesOfLeads)('sales set only the status of %s', async (table) => {
    const changed = await callers.sales.from(table).update({ email: 'x@example.com' }).neq('status', 'won');
    expect(changed.error?.code).toBe('42501');
  });

  test('only the service role takes and resets rate limits', async () => {
    const subject = { bucket: 'permissions', subject: 'x' };
    const take = { ...subject, max_hits: 1, window_seconds: 60 };
    for (const caller of ['anon', 'member', 'admin'] as const) {
      const { error } = await callers[caller].rpc('take_rate_limit', take);
      expect(['42501', 'PGRST202']).toContain(error?.code);
      const several = await callers[caller].rpc('take_rate_limits', { limits: [take] });
      expect(['42501', 'PGRST202']).toContain(several.error?.code);
      const submitted = await callers[caller].rpc('submit_lead', { limits: [take], kind: 'contact', lead: {} });
      expect(['42501', 'PGRST202']).toContain(submitted.error?.code);
      const forgotten = await callers[caller].rpc('forget_rate_limit', subject);
      expect(['42501', 'PGRST202']).toContain(forgotten.error?.code);
    }
  });

  test('functions outside the public schema cannot be called', async () => {
    for (const schema of ['public', 'private'] as const) {
      const { error } = await callers.admin
        .schema(schema as 'public')
        .rpc('has_role' as never, { roles: ['admin'] } as never);
      expect(error?.code).toMatch(/^PGRST(106|202)$/);
    }
  });
});
