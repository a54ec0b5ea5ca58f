import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { service } from './context';

type Flags = ('honeypot' | 'fast' | 'untimed')[];
const subscribe = (email: string, locale: 'lv' | 'fr' = 'lv', consent_version = 'v1', flags: Flags = []) =>
  service.rpc('subscribe_newsletter', { email, locale, consent_version, flags }).throwOnError();
const suspect = (email: string, ...flags: Flags) => subscribe(email, 'lv', 'v1', flags);
const confirm = async (subscriber: string, round: number) =>
  (await service.rpc('confirm_newsletter', { subscriber, round }).throwOnError()).data;
const leave = (subscriber: string) => service.rpc('unsubscribe_newsletter', { subscriber }).throwOnError();
const row = async (email: string) =>
  (await service.from('newsletter_subscribers').select('*').eq('email', email).single().throwOnError()).data;
const mails = async (id: string) =>
  (await service.from('outbox').select('kind, recipient').eq('source_id', id).order('created_at').throwOnError()).data;
const events = async (id: string) =>
  (
    await service
      .from('newsletter_events')
      .select('event, consent_version, locale')
      .eq('subscriber_id', id)
      .order('id')
      .throwOnError()
  ).data.map(({ event, consent_version, locale }) => `${event} ${consent_version} ${locale}`);
const uniqueEmail = () => `${randomUUID()}@example.com`;
const age = (id: string, minutes: number) =>
  service
    .from('newsletter_subscribers')
    .update({ consent_at: new Date(Date.now() - minutes * 60_000).toISOString() })
    .eq('id', id)
    .throwOnError();

describe('the newsletter', () => {
  test('sends one confirmation mail to a new email address, and other mails only after it is confirmed', async () => {
    const email = uniqueEmail();
    await subscribe(email);
    await subscribe(email.toUpperCase());
    const { id, status, round } = await row(email);
    expect({ status, round }).toEqual({ status: 'pending', round: 1 });
    expect(await mails(id)).toEqual([{ kind: 'newsletter-confirm', recipient: email }]);
    expect(await confirm(id, 1)).toBe('confirmed');
    expect(await confirm(id, 1)).toBe('confirmed');
    expect((await row(email)).confirmed_at).not.toBeNull();
    expect(await mails(id)).toEqual([{ kind: 'newsletter-welcome', recipient: email }]);
    expect(await events(id)).toEqual(['requested v1 lv', 'confirmed v1 lv']);
  });

  test('sends a new confirmation mail after a delay that doubles, with a link that invalidates the earlier one', async () => {
    const email = uniqueEmail();
    await subscribe(email);
    const { id } = await row(email);
    await age(id, 9);
    await subscribe(email, 'fr', 'v2');
    expect((await row(email)).round).toBe(1);
    await age(id, 11);
    await subscribe(email, 'fr', 'v2');
    expect(await row(email)).toMatchObject({ round: 2, locale: 'fr', consent_version: 'v2', status: 'pending' });
    await age(id, 11);
    await subscribe(email);
    expect((await row(email)).round).toBe(2);
    expect(await confirm(id, 1)).toBe('gone');
    expect(await confirm(id, 2)).toBe('confirmed');
    expect(await events(id)).toEqual(['requested v1 lv', 'requested v2 fr', 'confirmed v2 fr']);
  });

  test('leaves a confirmed address unchanged after another sign-up', async () => {
    const email = uniqueEmail();
    await subscribe(email);
    const { id } = await row(email);
    await confirm(id, 1);
    await age(id, 100_000);
    await subscribe(email, 'fr', 'v2');
    expect(await row(email)).toMatchObject({ status: 'confirmed', round: 1, locale: 'lv', consent_version: 'v1' });
  });

  test('allows unsubscribing at any time, drops queued mails, and requires confirmation after a new sign-up', async () => {
    const email = uniqueEmail();
    await subscribe(email);
    const { id } = await row(email);
    await leave(id);
    await leave(id);
    expect(await row(email)).toMatchObject({ status: 'unsubscribed' });
    expect(await mails(id)).toEqual([]);
    expect(await confirm(id, 1)).toBe('gone');
    await subscribe(email);
    expect(await row(email)).toMatchObject({ status: 'pending', round: 2, unsubscribed_at: null });
    expect(await mails(id)).toEqual([{ kind: 'newsletter-confirm', recipient: email }]);
    expect(await confirm(id, 2)).toBe('confirmed');
    await leave(id);
    expect(await events(id)).toEqual([
      'requested v1 lv',
      'unsubscribed v1 lv',
      'requested v1 lv',
      'confirmed v1 lv',
      'unsubscribed v1 lv',
    ]);
  });

  test('requires confirmation of flagged sign-ups too, and stores the flags of the last valid sign-up', async () => {
    const email = uniqueEmail();
    await suspect(email, 'fast');
    const { id, flags } = await row(email);
    expect(flags).toEqual(['fast']);
    expect(await mails(id)).toEqual([{ kind: 'newsletter-confirm', recipient: email }]);
    await age(id, 11);
    await suspect(email, 'untimed');
    expect(await row(email)).toMatchObject({ round: 2, flags: ['untimed'] });
  });

  test('sends nothing to an address with a filled honeypot, and lets a person sign it up at once', async () => {
    const email = uniqueEmail();
    await suspect(email, 'honeypot', 'fast');
    const { id } = await row(email);
    expect(await row(email)).toMatchObject({ status: 'pending', flags: ['honeypot', 'fast'] });
    expect(await mails(id)).toEqual([]);
    await subscribe(email);
    expect(await row(email)).toMatchObject({ round: 2, flags: [] });
    expect(await mails(id)).toEqual([{ kind: 'newsletter-confirm', recipient: email }]);
    await age(id, 100_000);
    await suspect(email, 'honeypot');
    expect(await confirm(id, 2)).toBe('confirmed');
    await leave(id);
    await suspect(email, 'honeypot');
    expect(await row(email)).toMatchObject({ status: 'unsubscribed', round: 2 });
  });
});
