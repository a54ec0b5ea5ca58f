import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { application, backend, callers, service } from './context';

const request = (path: string, init: RequestInit = {}, key = backend.secretKey) =>
  fetch(`${backend.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json', ...init.headers },
  });
const leads = 'partnership_applications';
const email = `${randomUUID()}@example.com`;
beforeAll(async () => {
  await service
    .from(leads)
    .insert([
      { ...application(), email },
      { ...application(), email },
    ])
    .throwOnError();
});

describe('inserts', () => {
  test('a row without values takes its defaults, or the error names the one without', async () => {
    for (const body of ['{}', '[{}]']) {
      const response = await request('consent_texts', { method: 'POST', body });
      expect([response.status, (await response.json()).code]).toEqual([400, '23502']);
    }
    const rejected = await request(leads, { method: 'POST', body: '{}' }, backend.publishableKey);
    expect([rejected.status, (await rejected.json()).code]).toEqual([401, '42501']);
    const unknown = await request('nothing', { method: 'POST', body: '{}' });
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'PGRST205']);
  });

  test('Prefer decides what is returned, and what happens to missing values', async () => {
    const post = (prefer: string, body: unknown = application(), query = '') =>
      request(`${leads}${query}`, { method: 'POST', body: JSON.stringify(body), headers: { prefer } });
    const minimal = await post('return=minimal');
    expect([minimal.status, await minimal.text()]).toEqual([201, '']);
    const headersOnly = await post('return=headers-only');
    expect(headersOnly.headers.get('location')).toMatch(/^\/partnership_applications\?id=eq\./);
    const whole = await post('return=representation');
    expect((await whole.json())[0]).toMatchObject({ status: 'new' });
    const columns = `?columns=${Object.keys(application()).join(',')},status`;
    const missing = await post('missing=default,return=representation', [application()], columns);
    expect((await missing.json())[0].status).toBe('new');
    const broken = await request(leads, { method: 'POST', body: '{' });
    expect([broken.status, (await broken.json()).code]).toEqual([400, 'PGRST102']);
  });

  test('changes beyond max-affected are undone', async () => {
    const response = await request(`${leads}?email=eq.${email}`, {
      method: 'PATCH',
      body: '{"status":"won"}',
      headers: { prefer: 'handling=strict,max-affected=1' },
    });
    expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST124']);
    expect((await service.from(leads).select('status').eq('email', email)).data).toEqual([
      { status: 'new' },
      { status: 'new' },
    ]);
  });
});

describe('reads', () => {
  test.each(['limit=x', 'limit=1.5', 'offset=x', 'limit='])('%s is rejected', async (query) => {
    const response = await request(`${leads}?select=id&${query}`);
    expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST100']);
  });

  test('a value that cannot be encoded spoils no later request', async () => {
    for (const value of ['{}', '{"a":1}', '{a,b}', '[{}]']) {
      const response = await request(`${leads}?select=id&limit=1&flags=cs.${encodeURIComponent(value)}`);
      expect([200, 400], value).toContain(response.status);
      expect((await request(`${leads}?select=id&limit=1`)).status).toBe(200);
    }
    const wrong = { ...application(), flags: [{ a: 1 }] };
    const response = await request(leads, { method: 'POST', body: JSON.stringify(wrong) });
    expect(response.status).toBe(400);
    expect((await request(`${leads}?select=id&limit=1`)).status).toBe(200);
  });

  test('count, ranges, CSV and single objects', async () => {
    const of = `${leads}?select=status,locale&email=eq.${email}`;
    for (const count of ['exact', 'planned', 'estimated'] as const) {
      const found = await service.from(leads).select('id', { count, head: true }).eq('email', email);
      expect(found.count, count).toBeGreaterThan(0);
    }
    const ranged = await request(of, { headers: { range: '0-0', prefer: 'count=exact' } });
    expect([ranged.status, ranged.headers.get('content-range')]).toEqual([206, '0-0/2']);
    const beyond = await request(`${of}&offset=10`, { headers: { prefer: 'count=exact' } });
    expect([beyond.status, (await beyond.json()).code]).toEqual([416, 'PGRST103']);
    const { data: csv } = await service.from(leads).select('status,locale').eq('email', email).csv();
    expect(csv).toBe('status,locale\nnew,lv\nnew,lv');
    const many = await service.from(leads).select('id').eq('email', email).single();
    expect(many.error).toMatchObject({ code: 'PGRST116', details: 'The result contains 2 rows' });
    const none = await service.from(leads).select('id').eq('email', 'nobody@example.com').maybeSingle();
    expect([none.data, none.error]).toEqual([null, null]);
  });

  test('the plan of a query is not shown, as on a hosted project', async () => {
    const { error } = await service.from(leads).select('id').explain();
    expect(error?.code).toBe('PGRST107');
  });

  test('functions by GET and POST, with one that writes by POST only', async () => {
    const byPost = await service.rpc('leads_changed_at');
    const byGet = await service.rpc('leads_changed_at', undefined, { get: true });
    expect(byGet.data).toBe(byPost.data);
    const limit = { bucket: 'rest', subject: randomUUID(), max_hits: 1, window_seconds: 1 };
    const written = await service.rpc('take_rate_limit', limit, { get: true });
    expect([written.status, written.error?.code]).toEqual([405, '25006']);
    expect((await callers.anon.rpc('leads_changed_at')).error?.code).toBe('42501');
    expect((await service.rpc('nothing' as never)).error?.code).toBe('PGRST202');
  });
});
