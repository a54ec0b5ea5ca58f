import pino from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consentTextsVersion } from '@/lib/config/consent-texts-version';
import { honeypotField } from '@/lib/forms/hidden-fields';
import { submitContactMessage, submitExportEnquiry } from '@/lib/leads/submit-actions';
import { log } from '@/lib/observability/log';
import { createLogOptions } from '@/lib/observability/log-options';

const db = vi.hoisted(() => ({ insert: vi.fn(), wait: vi.fn(), env: {} as Record<string, unknown> }));
const request = vi.hoisted(() => new Map<string, string>());
vi.mock('next/headers', () => ({ headers: async () => new Headers([...request]) }));
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({
    rpc: async (_name: 'submit_lead', { limits, kind, lead }: Record<string, unknown>) => {
      const wait = Array.isArray(limits) && limits.length > 0 ? await db.wait(limits) : 0;
      return wait > 0 ? { data: { wait }, error: null } : db.insert(kind, lead);
    },
  }),
}));
vi.mock('@/lib/supabase/rate-limit', async (original) => ({
  ...(await original<object>()),
  consumeRateLimits: db.wait,
  toHashedRateLimitRows: (attempts: object[]) => attempts,
}));
vi.mock('@/lib/http/client-ip', async (original) => ({
  ...(await original<object>()),
  readClientIp: async () => '203.0.113.7',
}));
vi.mock('@/lib/config/env', () => ({ readEnvironmentVariable: (name: string) => db.env[name] }));
vi.mock('@/lib/observability/log', () => ({ log: { error: vi.fn(), warn: vi.fn() } }));
vi.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string, values?: object) =>
      `${locale} ${key}${values ? ` ${JSON.stringify(values)}` : ''}`,
}));

const key = '6f1c2b3a-1111-4222-8333-444455556666';
const contact = {
  locale: 'lv',
  idempotencyKey: key,
  elapsed: '45000',
  fullName: 'Anna',
  email: 'anna@draugs.example',
  phone: '20 000 000',
  topic: 'feeding',
  message: 'Labdien!\r\nAnna',
  agreeToPrivacy: 'on',
};
function form(values: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) data.append(name, one);
  return data;
}
const send = (change: Record<string, string> = {}) => submitContactMessage(null, form({ ...contact, ...change }));
const rows = () => db.insert.mock.calls.map(([, row]) => row);

beforeEach(() => {
  db.insert.mockReset().mockResolvedValue({ data: { wait: 0 }, error: null });
  db.wait.mockReset().mockResolvedValue(0);
  request.clear();
  for (const name of Object.keys(db.env)) delete db.env[name];
});

describe('a form posted without JavaScript', () => {
  const ledTo = (path: string) => expect.objectContaining({ digest: expect.stringContaining(`;${path};`) });

  it('redirects to the thank-you message on its page after it is stored', async () => {
    request.set('x-return-to', '/lv/contact?from=mail');
    await expect(send()).rejects.toEqual(ledTo('/lv/contact?from=mail#contact-sent'));
    expect(rows()).toHaveLength(1);
  });

  it('renders the page with the errors, or with the failure', async () => {
    request.set('x-return-to', '/lv/contact');
    expect(await send({ email: 'anna@' })).toMatchObject({ fields: { email: 'form.errors.invalidEmail' } });
    db.insert.mockResolvedValue({ error: { code: '57014' } });
    expect(await send()).toMatchObject({ ok: false, incident: expect.stringMatching(/^.{8}$/) });
  });

  it('redirects to no other site, and never for a script', async () => {
    request.set('x-return-to', '//elsewhere.example/contact');
    expect(await send()).toEqual({ ok: true });
    request.set('x-return-to', '/lv/contact').set('next-action', 'abc');
    expect(await send()).toEqual({ ok: true });
  });
});

describe('sending a form', () => {
  it('stores it once, with its key, language, consent version and the number in E.164', async () => {
    expect(await send()).toEqual({ ok: true });
    expect(db.insert).toHaveBeenCalledTimes(1);
    expect(db.insert.mock.calls[0]?.[0]).toBe('contact');
    expect(rows()[0]).toMatchObject({
      submission_key: key,
      locale: 'lv',
      phone: '+37120000000',
      message: 'Labdien!\nAnna',
      flags: [],
      status: 'new',
      consent_version: consentTextsVersion,
    });
  });

  it('derives the same content key from the same values, whatever their format', async () => {
    await send();
    await send({ idempotencyKey: 'not a key' });
    await send({ message: 'Cits teksts' });
    const [first, again, other] = rows();
    expect(again.content_key).toBe(first.content_key);
    expect(again.submission_key).toBe(again.content_key);
    expect(other.content_key).not.toBe(first.content_key);
  });

  it.each([
    { data: null, error: { code: '57014' } },
    { data: { failure: '23514' }, error: null },
  ])('treats %j as a failure that returns the input', async (response) => {
    db.insert.mockResolvedValueOnce(response);
    const result = await send({ [honeypotField]: '' });
    expect(result).toMatchObject({ ok: false, error: 'contactForm.failure.text', values: { fullName: 'Anna' } });
    expect(result).toMatchObject({ message: 'lv contactForm.failure.text', incident: expect.stringMatching(/^.{8}$/) });
    expect(Object.keys((!result.ok && result.values) || {})).not.toContain(honeypotField);
  });

  it('logs a failure under the incident number shown to the visitor, without the input', async () => {
    const details = 'Failing row contains (Anna, anna@draugs.example, 20 000 000).';
    db.insert.mockResolvedValueOnce({ error: { code: '57014', message: 'canceled', details } });
    const result = await send();
    const [line = {}, what] = vi.mocked(log.error).mock.lastCall ?? [];
    const written: string[] = [];
    db.env.LOG_LEVEL = 'info';
    pino(createLogOptions(), { write: (text) => written.push(text) }).error(line, what);
    expect(JSON.parse(written.join())).toMatchObject({
      ...{ msg: 'form not stored', form: 'contact', incident: 'incident' in result && result.incident },
      err: { message: expect.stringContaining('57014') },
    });
    expect(written.join()).not.toMatch(/anna|draugs|20 000/i);
  });

  it('returns the invalid fields, including the number that only the server can check', async () => {
    expect(await send({ email: 'x', topic: '' })).toMatchObject({
      ok: false,
      fields: { email: 'form.errors.invalidEmail', topic: 'contactForm.errors.topic' },
      values: { email: 'x' },
    });
    expect(await send({ phone: '12345' })).toMatchObject({ fields: { phone: 'form.errors.invalidPhone' } });
    expect(await send({ phone: '12345', agreeToPrivacy: '' })).toMatchObject({
      fields: { phone: 'form.errors.invalidPhone', agreeToPrivacy: 'contactForm.errors.agreeToPrivacy' },
    });
    expect(db.insert).not.toHaveBeenCalled();
    expect(db.wait).not.toHaveBeenCalled();
  });

  it.each(['', ' ', '20 000 000', '\t20\t000 000'])(
    'has nothing against the number %j beside an invalid field',
    async (phone) => {
      const result = await send({ phone, agreeToPrivacy: '' });
      expect(result).toMatchObject({ fields: { agreeToPrivacy: 'contactForm.errors.agreeToPrivacy' } });
      expect(result).not.toHaveProperty('fields.phone');
    },
  );

  it.each([
    ['call me', 'form.errors.invalidPhone'],
    ['2'.repeat(41), 'form.errors.tooLong'],
  ])('keeps the error that the schema gives the number %j', async (phone, error) =>
    expect(await send({ phone, agreeToPrivacy: '' })).toMatchObject({ fields: { phone: error } }),
  );

  it('checks a number with the country of the enquiry beside an invalid field', async () => {
    const enquiry = { ...contact, companyName: '', phone: '67 123 456', locale: 'en' };
    const check = (country: string) => submitExportEnquiry(null, form({ ...enquiry, country }));
    expect(await check('LV')).not.toHaveProperty('fields.phone');
    // Not before the country is known.
    expect(await check('')).toMatchObject({ fields: { country: 'exportEnquiry.errors.country' } });
    expect(await check('')).not.toHaveProperty('fields.phone');
    expect(await check('IT')).toMatchObject({
      fields: { phone: 'form.errors.invalidPhone', companyName: 'exportEnquiry.errors.companyName' },
    });
  });

  it('parses a number with the country of the enquiry', async () => {
    const enquiry = { companyName: 'Draugs SIA', contactName: 'Anna', businessCategory: 'distributor', message: '' };
    const enquiryFields = { interestedProducts: ['catProducts'], estimatedVolume: 'medium', country: 'LV' };
    const data = { ...contact, ...enquiry, ...enquiryFields, locale: 'en' };
    expect(await submitExportEnquiry(null, form(data))).toEqual({ ok: true });
    expect(rows()[0]).toMatchObject({ country: 'LV', phone: '+37120000000' });
  });

  it('shows a message again as it will be stored', async () => {
    const message = 'One\vtwo\u0085three\u0000';
    expect(await send({ message, email: 'x' })).toMatchObject({ ok: false, values: { message: 'One\ntwo\nthree' } });
    expect(await send({ message })).toEqual({ ok: true });
    expect(rows()).toMatchObject([{ message: 'One\ntwo\nthree' }]);
  });

  it('returns the selected products after a failure', async () => {
    const result = await submitExportEnquiry(null, form({ interestedProducts: ['catProducts', 'privateLabel'] }));
    expect(result).toMatchObject({ ok: false, values: { interestedProducts: ['catProducts', 'privateLabel'] } });
  });
});

describe('a submission by a bot', () => {
  it('is stored as spam if it filled the honeypot, and flagged if it was too fast', async () => {
    expect(await send({ [honeypotField]: 'x', elapsed: '10' })).toEqual({ ok: true });
    expect(await send({ [honeypotField]: 'https://spam.example' })).toEqual({ ok: true });
    expect(rows()).toMatchObject([
      { status: 'spam', flags: ['honeypot', 'fast'] },
      { status: 'spam', flags: ['honeypot'] },
    ]);
  });

  it.each([
    ['its name', 'Anna', '45000', ['unverified']],
    ['its telephone number, as typed', '20 000 000', '45000', ['unverified']],
    ['its login name', 'anna.k', '45000', ['unverified']],
    ['its company, without JavaScript', 'Draugs SIA', '', ['untimed', 'unverified']],
    ['its address, without JavaScript', 'anna@draugs.example', '', ['untimed', 'unverified']],
    ['its address, at once', 'anna@draugs.example', '900', ['fast', 'unverified']],
  ])('is none if a password manager filled the honeypot with %s', async (_, honeypot, elapsed, flags) => {
    expect(await send({ phone: '20 000 000', [honeypotField]: honeypot, elapsed })).toEqual({ ok: true });
    expect(rows()[0]).toMatchObject({ status: 'new', flags });
  });

  it('is detected in every text field', async () => {
    await send({ fullName: '<a href=x>Anna</a>' });
    await send({ message: 'buy.shop/a win.xyz/b casino.top/c' });
    expect(rows().map(({ flags }) => flags)).toEqual([['markup'], ['links']]);
  });

  it('is limited by IP, network and e-mail, with the waiting time', async () => {
    db.wait.mockResolvedValue(90);
    expect(await send()).toMatchObject({
      ok: false,
      error: 'form.errors.rateLimited',
      message: 'lv form.errors.rateLimited {"minutes":2}',
      values: { message: 'Labdien!\nAnna' },
    });
    expect(vi.mocked(log.warn).mock.lastCall).toEqual([{ form: 'contact', wait: 90 }, 'form limit reached']);
    expect(db.wait.mock.calls[0]?.[0].map(({ bucket, subject }: Record<string, unknown>) => [bucket, subject])).toEqual(
      [
        ['contact-address', '203.0.113.7'],
        ['contact-network', '203.0.113.0/24'],
        ['contact-email', 'anna@draugs.example'],
      ],
    );
    expect(db.insert).not.toHaveBeenCalled();
  });
});

describe('a captcha', () => {
  const provider = vi.spyOn(globalThis, 'fetch');
  const verifies = (success: boolean) => provider.mockResolvedValueOnce(Response.json({ success }));
  beforeEach(() => {
    provider.mockReset();
    Object.assign(db.env, { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET_KEY: 'secret' });
  });

  it('is not required if off', async () => {
    delete db.env.CAPTCHA_PROVIDER;
    await send({ 'cf-turnstile-response': 'token' });
    expect(provider).not.toHaveBeenCalled();
  });
  it('rejects what its provider rejects, and passes the rest', async () => {
    verifies(false);
    expect(await send({ 'cf-turnstile-response': 'bad' })).toMatchObject({ ok: false, error: 'form.errors.captcha' });
    expect(vi.mocked(log.warn).mock.lastCall).toEqual([{ provider: 'turnstile' }, 'captcha refused']);
    verifies(true);
    expect(await send({ 'cf-turnstile-response': 'good' })).toEqual({ ok: true });
    expect(rows()).toMatchObject([{ flags: [] }]);
  });
  it('is verified only within the limits, and each attempt counts once', async () => {
    await send({ 'cf-turnstile-response': 'good' });
    expect(db.wait).toHaveBeenCalledTimes(1);
    provider.mockReset();
    db.wait.mockResolvedValue(90);
    expect(await send({ 'cf-turnstile-response': 'good' })).toMatchObject({ error: 'form.errors.rateLimited' });
    expect(provider).not.toHaveBeenCalled();
  });
  it('lets the lead pass if the token or the provider is missing', async () => {
    await send();
    expect(provider).not.toHaveBeenCalled();
    provider.mockRejectedValueOnce(new Error('down'));
    await send({ 'cf-turnstile-response': 'good' });
    expect(rows().map(({ flags }) => flags)).toEqual([['unverified'], ['unverified']]);
  });
});

// Last: afterwards the limit is reached.
it('a flood of rejected forms fills no disk', async () => {
  vi.mocked(log.warn).mockClear();
  db.wait.mockResolvedValue(90);
  for (let i = 0; i < 100; i++) await send();
  expect(vi.mocked(log.warn).mock.calls.length).toBeGreaterThan(0);
  expect(vi.mocked(log.warn).mock.calls.length).toBeLessThanOrEqual(60);
});
