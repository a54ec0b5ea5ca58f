import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { spamReasons } from '@/lib/forms/spam-checks';
import { contactMessage, enquiry, newLeads, service } from './context';

const leads = Object.entries(newLeads) as [keyof typeof newLeads, () => { submission_key: string }][];
const insert = (table: keyof typeof newLeads, row: object) => service.from(table).insert(row as never);

describe.each(leads)('%s', (table, lead) => {
  test('a repeated submission or the same content on the same day is rejected as a conflict', async () => {
    const row = { ...lead(), content_key: randomUUID() };
    expect((await insert(table, row)).status).toBe(201);
    const again = { ...row, content_key: randomUUID() };
    expect((await insert(table, again)).error?.code).toBe('23505');
    expect((await insert(table, { ...row, submission_key: randomUUID() })).error?.code).toBe('23505');
    const { data } = await service.from(table).select('id').eq('submission_key', row.submission_key).throwOnError();
    expect(data).toHaveLength(1);
  });

  test('one of 20 simultaneous attempts is stored', async () => {
    const row = { ...lead(), content_key: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 20 }, () => insert(table, row)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('starts as new and without flags, and accepts every known flag', async () => {
    const { data } = await insert(table, lead()).select().single().throwOnError();
    expect(data).toMatchObject({ status: 'new', flags: [] });
    expect((await insert(table, { ...lead(), flags: [...spamReasons] })).status).toBe(201);
    expect((await insert(table, { ...lead(), flags: ['ugly'] })).error?.code).toBe('23514');
  });

  test.each([
    ['an unknown language', { locale: 'xx' }],
    ['an address without @', { email: 'anna.example.com' }],
    ['a consent version of nothing', { consent_version: '' }],
    ['an unknown status', { status: 'lost-forever' }],
  ])('%s is rejected as a bad request', async (_, change) => {
    const response = await insert(table, { ...lead(), ...change });
    expect([response.error?.code, response.status]).toEqual(['23514', 400]);
  });

  test('a null byte never causes a server error', async () => {
    const response = await insert(table, { ...lead(), email: 'anna\u0000@example.com' });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

describe('export enquiries', () => {
  test.each([
    ['an unknown category', { business_category: 'bank' }],
    ['an unknown volume', { estimated_volume: 'huge' }],
    ['a country in words', { country: 'Latvia' }],
    ['no product', { interested_products: [] }],
    ['an unknown product', { interested_products: ['completeMeals', 'fish'] }],
    ['a name of 201 characters', { contact_name: '狗'.repeat(201) }],
    ['a line break in a name', { company_name: 'a\nb' }],
    ['a number that is not E.164', { phone: '210 1234567' }],
    ['three numbers', { phone: '+302101234567, +306912345678, +37120000000' }],
    ['a message of 5001 characters', { message: 'x'.repeat(5001) }],
    ['a control character in the message', { message: 'a\u0007b' }],
  ])('%s is rejected', async (_, change) =>
    expect((await insert('export_enquiries', { ...enquiry(), ...change })).error?.code).toBe('23514'),
  );
});

describe('contact messages', () => {
  test.each([
    ['an unknown topic', { topic: 'weather' }],
    ['an empty message', { message: ' ' }],
    ['privacy not agreed to', { agree_to_privacy: false }],
    ['an empty name', { full_name: '' }],
    ['a short number', { phone: '+30' }],
    ['a second number that is short', { phone: '+302101234567, +30' }],
  ])('%s is rejected', async (_, change) =>
    expect((await insert('contact_messages', { ...contactMessage(), ...change })).error?.code).toBe('23514'),
  );

  test('hostile text is stored exactly as typed', async () => {
    const message = [
      '<script>alert(1)</script> <img src=x onerror=alert(1)>',
      '=HYPERLINK("http://x.example")\t@SUM(1+1)',
      "'; drop table contact_messages; --",
      '\u202Egnirts a fo dne\u202C \u2066x\u2069 \u200Bzero\u200D width\uFEFF',
      '🐕‍🦺 𝒟𝓸𝓰 𠮷 \u{10FFFD} 👨‍👩‍👧‍👦',
      'e\u0301 stays two signs, é one',
      String.raw`\u0000 \n %00 \\`,
    ].join('\n');
    const row = {
      ...contactMessage(),
      full_name: '𠮷'.repeat(200),
      message,
      phone: '+302101234567;ext=12, +306912345678',
    };
    const { data } = await service.from('contact_messages').insert(row).select().single().throwOnError();
    expect(data).toMatchObject(row);
  });
});
