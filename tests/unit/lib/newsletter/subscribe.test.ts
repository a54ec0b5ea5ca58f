import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consentTextsVersion } from '@/lib/config/consent-texts-version';
import { honeypotField } from '@/lib/forms/hidden-fields';
import { subscribeToNewsletter } from '@/lib/newsletter/subscribe-action';

const db = vi.hoisted(() => ({ rpc: vi.fn(), wait: vi.fn() }));
vi.mock('@/lib/supabase/service-client', () => ({ createServiceClient: () => ({ rpc: db.rpc }) }));
vi.mock('@/lib/http/client-ip', async (original) => ({
  ...(await original<object>()),
  readClientIp: async () => '203.0.113.7',
}));
vi.mock('@/lib/supabase/rate-limit', async (original) => ({
  ...(await original<object>()),
  consumeRateLimits: db.wait,
}));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/config/env', () => ({ readEnvironmentVariable: () => undefined }));
vi.mock('@/lib/observability/log', () => ({ log: { error: vi.fn(), warn: vi.fn() } }));
vi.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string) =>
      `${locale} ${key}`,
}));

const person = { locale: 'lv', elapsed: '45000', email: ' anna@draugs.example ', agreeToPrivacy: 'on' };
function send(change: Record<string, string> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...person, ...change })) data.set(name, value);
  return subscribeToNewsletter(null, data);
}
const sent = () => db.rpc.mock.calls.map(([, row]) => row);

beforeEach(() => {
  db.rpc.mockReset().mockResolvedValue({ error: null });
  db.wait.mockReset().mockResolvedValue(0);
});

describe('a newsletter sign-up', () => {
  it('is stored with its language and consent version', async () => {
    expect(await send()).toEqual({ ok: true });
    expect(db.rpc.mock.calls).toEqual([
      [
        'subscribe_newsletter',
        { email: 'anna@draugs.example', locale: 'lv', consent_version: consentTextsVersion, flags: [] },
      ],
    ]);
  });

  it('returns the error and the email', async () => {
    expect(await send({ email: 'anna@', agreeToPrivacy: '' })).toEqual({
      ok: false,
      error: 'form.summary',
      message: 'lv form.summary',
      fields: { email: 'form.errors.invalidEmail', agreeToPrivacy: 'footer.newsletter.errors.agreeToPrivacy' },
      values: { email: 'anna@', agreeToPrivacy: '' },
    });
    expect(await send({ email: ' ' })).toMatchObject({ fields: { email: 'footer.newsletter.errors.email' } });
    expect(db.rpc).not.toHaveBeenCalled();
  });

  it('is flagged if fast, without JavaScript or with a filled honeypot, but not rejected', async () => {
    for (const [name, value] of [
      ['elapsed', '2999'],
      ['elapsed', ''],
      [honeypotField, 'https://x.example'],
      [honeypotField, 'Anna K.'],
    ] as const)
      expect(await send({ [name]: value })).toEqual({ ok: true });
    expect(sent().map(({ flags }) => flags)).toEqual([['fast'], ['untimed'], ['honeypot'], ['unverified']]);
  });

  it('is limited by IP, network and e-mail, and stores nothing over the limit', async () => {
    db.wait.mockResolvedValue(61);
    expect(await send()).toMatchObject({
      ok: false,
      error: 'form.errors.rateLimited',
      values: { email: person.email.trim() },
    });
    expect(db.wait.mock.calls[0]?.[0].map(({ bucket, subject }: Record<string, unknown>) => [bucket, subject])).toEqual(
      [
        ['newsletter-address', '203.0.113.7'],
        ['newsletter-network', '203.0.113.0/24'],
        ['newsletter-email', 'anna@draugs.example'],
      ],
    );
    expect(db.rpc).not.toHaveBeenCalled();
  });

  it('reports a failure with the incident number in the log', async () => {
    db.rpc.mockResolvedValue({ error: { code: '57014' } });
    expect(await send()).toMatchObject({
      message: 'lv footer.newsletter.failure.text',
      incident: expect.stringMatching(/^.{8}$/),
      values: { email: person.email.trim() },
    });
  });
});
