import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { application, backend, callers, service } from './context';

describe('partnership applications', () => {
  test('a repeated submission is rejected as a conflict', async () => {
    const row = application();
    expect((await service.from('partnership_applications').insert(row)).status).toBe(201);
    const again = await service.from('partnership_applications').insert(row);
    expect(again.status).toBe(409);
    expect(again.error?.code).toBe('23505');
  });

  const control = String.fromCharCode(7);
  test.each([
    ['an unknown business type', { business_type: 'bank' }],
    ['an unknown language', { locale: 'xx' }],
    ['terms not accepted', { agree_to_terms: false }],
    ['an empty name', { full_name: '  ' }],
    ['a control character', { business_name: `Draugs${control}` }],
    ['a line break', { location: 'Rīga\nx' }],
    ['a name of 201 characters', { full_name: 'ж'.repeat(201) }],
    ['a phone of 81 characters', { phone: '1'.repeat(81) }],
    ['an address without @', { email: 'anna.example.com' }],
    ['an address of 255 characters', { email: `${'a'.repeat(243)}@example.com` }],
    ['an unknown status', { status: 'lost-forever' }],
  ])('%s is rejected as a bad request', async (_, change) => {
    const response = await service.from('partnership_applications').insert({ ...application(), ...change } as never);
    expect(response.error?.code).toBe('23514');
    expect(response.status).toBe(400);
  });

  test('the longest allowed values of any script are stored unchanged', async () => {
    const row = { ...application(), full_name: '狗'.repeat(200), location: '猫'.repeat(200), phone: '1'.repeat(80) };
    const { data } = await service.from('partnership_applications').insert(row).select().single().throwOnError();
    expect(data).toMatchObject({ ...row, status: 'new', agree_to_marketing: false });
    expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });
});

describe('newsletter subscribers', () => {
  const subscriber = (email: string) => ({ email, locale: 'bg' as const, consent_version: 'test' });

  test('an address is stored once, regardless of case', async () => {
    const email = `Nora.${randomUUID()}@example.com`;
    const { data } = await service
      .from('newsletter_subscribers')
      .insert(subscriber(email))
      .select()
      .single()
      .throwOnError();
    expect(data).toMatchObject({ email, status: 'pending' });
    const again = await service.from('newsletter_subscribers').insert(subscriber(email.toLowerCase()));
    expect(again.error?.code).toBe('23505');
  });

  test.each(['none', 'a b@example.com', `${'a'.repeat(250)}@x.example`])('%s is rejected', async (email) => {
    const response = await service.from('newsletter_subscribers').insert(subscriber(email));
    expect(response.error?.code).toBe('23514');
  });
});

describe('the audit log', () => {
  const entries = async (rowId: string) =>
    (await service.from('audit_log').select().eq('row_id', rowId).order('id').throwOnError()).data;

  test('records who changed which columns, and copies no personal data', async () => {
    const row = application();
    const { data } = await service.from('partnership_applications').insert(row).select('id').single().throwOnError();
    await callers.sales
      .from('partnership_applications')
      .update({ status: 'answered' })
      .eq('id', data.id)
      .throwOnError();
    await service
      .from('partnership_applications')
      .update({ email: 'new@example.com' })
      .eq('id', data.id)
      .throwOnError();
    await service.from('partnership_applications').delete().eq('id', data.id).throwOnError();
    const written = await entries(data.id);
    expect(written.map(({ actor, action, table_name, details }) => ({ actor, action, table_name, details }))).toEqual([
      {
        actor: null,
        action: 'insert',
        table_name: 'partnership_applications',
        details: { status: { old: null, new: 'new' } },
      },
      {
        actor: backend.accounts.sales.id,
        action: 'update',
        table_name: 'partnership_applications',
        details: { columns: ['status'], status: { old: 'new', new: 'answered' } },
      },
      { actor: null, action: 'update', table_name: 'partnership_applications', details: { columns: ['email'] } },
      {
        actor: null,
        action: 'delete',
        table_name: 'partnership_applications',
        details: { status: { old: 'answered', new: null } },
      },
    ]);
    for (const secret of [row.email, row.full_name, row.phone, 'new@example.com']) {
      expect(JSON.stringify(written)).not.toContain(secret);
    }
  });

  test('records role changes', async () => {
    const { id } = backend.accounts.editor;
    expect((await entries(id)).at(-1)?.details).toEqual({ columns: ['role'], role: { old: 'member', new: 'editor' } });
  });

  test('records nothing without a change', async () => {
    const { id } = backend.accounts.admin;
    const before = (await entries(id)).length;
    await service.from('profiles').update({ role: 'admin' }).eq('user_id', id).throwOnError();
    expect(await entries(id)).toHaveLength(before);
  });
});

describe('profiles', () => {
  test('a new account gets one, with a usable name and language', async () => {
    const { data, error } = await service.auth.admin.createUser({
      email: `${randomUUID()}@example.com`,
      password: randomUUID(),
      email_confirm: true,
      user_metadata: { full_name: ` ${'é'.repeat(300)}\n`, locale: 'xx' },
    });
    if (error) throw error;
    const { data: profile } = await service
      .from('profiles')
      .select()
      .eq('user_id', data.user.id)
      .single()
      .throwOnError();
    expect(profile).toMatchObject({ role: 'member', full_name: 'é'.repeat(200), locale: null });
    await service.auth.admin.deleteUser(data.user.id);
    expect((await service.from('profiles').select().eq('user_id', data.user.id).throwOnError()).data).toEqual([]);
  });
});

describe('take_rate_limit', () => {
  const take = async (subject: string, maxHits: number, windowSeconds: number) =>
    (
      await service
        .rpc('take_rate_limit', { bucket: 'test', subject, max_hits: maxHits, window_seconds: windowSeconds })
        .throwOnError()
    ).data;

  test('allows a number of hits in a window, then returns the waiting time', async () => {
    const subject = randomUUID();
    expect([await take(subject, 2, 100), await take(subject, 2, 100)]).toEqual([0, 0]);
    const wait = await take(subject, 2, 100);
    expect(wait).toBeGreaterThan(90);
    expect(wait).toBeLessThanOrEqual(100);
    expect(await take(randomUUID(), 2, 100)).toBe(0);
  });

  test('starts again after the window', async () => {
    const subject = randomUUID();
    expect([await take(subject, 1, 1), await take(subject, 1, 1)]).toEqual([0, 1]);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await take(subject, 1, 1)).toBe(0);
  });

  test('is reset for one subject of one bucket', async () => {
    const [forgiven, other] = [randomUUID(), randomUUID()];
    for (const subject of [forgiven, other]) await take(subject, 1, 100);
    await service.rpc('forget_rate_limit', { bucket: 'elsewhere', subject: forgiven }).throwOnError();
    expect(await take(forgiven, 1, 100)).toBeGreaterThan(0);
    await service.rpc('forget_rate_limit', { bucket: 'test', subject: forgiven }).throwOnError();
    expect(await take(forgiven, 1, 100)).toBe(0);
    expect(await take(other, 1, 100)).toBeGreaterThan(0);
  });

  test('counts concurrent hits one by one', async () => {
    const subject = randomUUID();
    const waits = await Promise.all(Array.from({ length: 40 }, () => take(subject, 10, 100)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  test('counts several limits at once and returns the longest waiting time', async () => {
    const one = { bucket: 'several', subject: randomUUID(), max_hits: 1, window_seconds: 100 };
    const limits = [
      one,
      { ...one, bucket: 'several-long', window_seconds: 500 },
      { ...one, bucket: 'several-loose', max_hits: 9 },
    ];
    const takeAll = async () => (await service.rpc('take_rate_limits', { limits }).throwOnError()).data;
    expect(await takeAll()).toBe(0);
    const wait = await takeAll();
    expect(wait).toBeGreaterThan(490);
    expect(wait).toBeLessThanOrEqual(500);
    expect((await service.rpc('take_rate_limits', { limits: [one, { ...one, max_hits: 0 }] })).error?.code).toBe(
      '22023',
    );
  });

  test('rejects invalid limits', async () => {
    const { error, status } = await service.rpc('take_rate_limit', {
      bucket: 'test',
      subject: 'x',
      max_hits: 0,
      window_seconds: 1,
    });
    expect([error?.code, status]).toEqual(['22023', 400]);
  });
});

describe('a submitted lead', () => {
  const attempt = (max_hits: number) => ({ bucket: 'submit', subject: randomUUID(), max_hits, window_seconds: 100 });
  type Attempt = ReturnType<typeof attempt>;
  const submit = async (lead: ReturnType<typeof application>, limits: Attempt[] = [attempt(9)]) =>
    (await service.rpc('submit_lead', { limits, kind: 'partnership', lead }).throwOnError()).data;
  const storedAs = async ({ submission_key }: ReturnType<typeof application>) =>
    (await service.from('partnership_applications').select().eq('submission_key', submission_key).throwOnError()).data;

  test('is stored once with its defaults, and queues its two emails', async () => {
    const lead = application();
    expect(await Promise.all([submit(lead), submit(lead)])).toEqual([{ wait: 0 }, { wait: 0 }]);
    const rows = await storedAs(lead);
    expect(rows).toMatchObject([{ ...lead, flags: [], status: 'new', version: 1, updated_by: null }]);
    const mails = await service.from('outbox').select('kind').eq('source_id', String(rows[0]?.id)).throwOnError();
    expect(mails.data.map(({ kind }) => kind).sort()).toEqual(['lead-sender', 'lead-staff']);
  });

  test('over its limit is not stored, and gets the seconds to wait', async () => {
    const limits = [attempt(1)];
    expect(await submit(application(), limits)).toEqual({ wait: 0 });
    const lead = application();
    expect(await submit(lead, limits)).toEqual({ wait: expect.toSatisfy((wait: number) => wait > 0 && wait <= 100) });
    expect(await storedAs(lead)).toEqual([]);
  });

  test('that the table rejects is reported, and counts as an attempt', async () => {
    const limits = [attempt(1)];
    expect(await submit({ ...application(), email: 'none' }, limits)).toEqual({ failure: '23514' });
    expect(await submit(application(), limits)).toEqual({ wait: expect.toSatisfy((wait: number) => wait > 0) });
  });
});
