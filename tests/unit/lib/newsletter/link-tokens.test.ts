import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { decodeJwt, SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { environmentVariablesSchema } from '@/lib/config/env-variables';
import { localeCodes } from '@/lib/i18n/locales';
import {
  confirmTokenDays,
  createConfirmToken,
  createUnsubscribeToken,
  verifyConfirmToken,
  verifyUnsubscribeToken,
} from '@/lib/newsletter/link-tokens';
import { parseNewsletterLinkQuery } from '@/lib/newsletter/newsletter-link-results';

const sub = randomUUID();
const claims = { sub, round: 2, locale: 'lv' as const };
const invalid = { ok: false, reason: 'invalid' };

beforeEach(() => {
  process.env.LINK_SECRET = 'a secret for the links of these tests only';
});

describe('tokens in newsletter mails', () => {
  test('contain only the subscriber, round and language', async () => {
    const token = await createConfirmToken(claims);
    expect(await verifyConfirmToken(token)).toMatchObject({ ok: true, claims: claims });
    expect(Object.keys(decodeJwt(token)).sort()).toEqual(['aud', 'exp', 'locale', 'round', 'sub']);
    expect(token).toMatch(/^[\w.-]+$/);
  });

  test('for confirming expire after a week, and not before', async () => {
    const day = 86_400_000;
    const made = (daysAgo: number) => createConfirmToken(claims, new Date(Date.now() - daysAgo * day));
    expect((await verifyConfirmToken(await made(confirmTokenDays - 0.01))).ok).toBe(true);
    expect(await verifyConfirmToken(await made(confirmTokenDays + 0.01))).toEqual({ ok: false, reason: 'expired' });
  });

  test('for unsubscribing never expire', async () => {
    expect(decodeJwt(await createUnsubscribeToken({ sub, locale: 'lv' })).exp).toBeUndefined();
  });

  test('are valid for one purpose', async () => {
    expect(await verifyUnsubscribeToken(await createConfirmToken(claims))).toEqual(invalid);
    expect(await verifyConfirmToken(await createUnsubscribeToken({ sub, locale: 'lv' }))).toEqual(invalid);
  });

  test('that are modified, truncated, signed with another key or unsigned are rejected', async () => {
    const token = await createConfirmToken(claims);
    const [head = '', body = '', signature = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: randomUUID() })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const bad of ['', 'x', token.slice(0, -1), `${head}.${other}.${signature}`, `${none}.${body}.`])
      expect(await verifyConfirmToken(bad), bad).toEqual(invalid);
    process.env.LINK_SECRET = 'another secret, of somebody who would like to sign';
    expect(await verifyConfirmToken(token)).toEqual(invalid);
  });

  test('with claims of another shape are rejected, even if signed', async () => {
    const { createHmac } = await import('node:crypto');
    const key = createHmac('sha256', process.env.LINK_SECRET ?? '')
      .update('newsletter links')
      .digest();
    const signed = (claims: Record<string, unknown>, subject: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(subject)
        .setAudience('newsletter-confirm')
        .sign(key);
    expect((await verifyConfirmToken(await signed({ round: 1, locale: 'lv' }, sub))).ok).toBe(true);
    for (const [claims, subject] of [
      [{ round: 0, locale: 'lv' }, sub],
      [{ round: 1, locale: 'qq' }, sub],
      [{ round: 1, locale: 'lv' }, 'not an id'],
    ] as const)
      expect(await verifyConfirmToken(await signed(claims, subject))).toEqual(invalid);
  });
});

describe('the validity of a confirmation link', () => {
  test('is the time after which an unconfirmed address is deleted, unless the owner sets another', () => {
    expect(environmentVariablesSchema.shape.RETENTION_PENDING_DAYS.parse(undefined)).toBe(confirmTokenDays);
  });

  test.each(localeCodes)('is the number of days in the privacy page: %s', (locale) => {
    const { sections } = JSON.parse(readFileSync(`content/pages/privacy/${locale}.json`, 'utf8'));
    const section = sections.find(({ id }: { id: string }) => id === 'confirmation');
    expect(section.paragraphs.join(' ').match(/\d+/g)).toEqual([String(confirmTokenDays)]);
  });
});

test('the query of a link page accepts one token and a known result', () => {
  expect(parseNewsletterLinkQuery({ token: 'a.b.c', result: 'confirmed' })).toEqual({
    token: 'a.b.c',
    result: 'confirmed',
  });
  expect(parseNewsletterLinkQuery({ token: ['a', 'b'], result: 'toString' })).toEqual({
    token: undefined,
    result: undefined,
  });
  expect(parseNewsletterLinkQuery({ token: '' })).toEqual({ token: undefined, result: undefined });
});
