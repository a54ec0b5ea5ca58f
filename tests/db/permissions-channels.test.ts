import { randomUUID } from 'node:crypto';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { anonClient } from './clients';
import { backend, callers, newLeads, service } from './context';
import type { Caller } from './permissions';

const kinds = Object.keys(callers) as Caller[];
const open: ReturnType<typeof anonClient>[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.removeAllChannels();
});

/** A stock client with a socket of its own. */
function connect(caller: Caller) {
  const client = anonClient(backend.url, caller === 'service' ? backend.secretKey : backend.publishableKey);
  if (caller in backend.accounts)
    client.realtime.setAuth(backend.accounts[caller as keyof typeof backend.accounts].token);
  open.push(client);
  return client;
}

const joined = (channel: RealtimeChannel) =>
  new Promise<boolean>((resolve) => {
    channel.subscribe((status) => resolve(status === 'SUBSCRIBED'));
  });

const leads = Object.keys(newLeads) as (keyof typeof newLeads)[];
const { tables } = inject('schema');

describe('changes of tables', () => {
  /** Who receives the changes: rejected (no grant, or not published), or joined and without rows. */
  const expected = (table: string, caller: Caller) => {
    if (!(table in newLeads) || caller === 'anon') return 'refused';
    return ['sales', 'admin', 'service'].includes(caller) ? 'received' : 'nothing';
  };

  test('table by table', async () => {
    const received = new Map<string, string[]>();
    const results: Record<string, Record<string, string>> = {};
    const watch = async (client: ReturnType<typeof connect>, table: string, caller: Caller) => {
      const ids: string[] = [];
      received.set(`${table} ${caller}`, ids);
      const channel = client.channel(randomUUID());
      const status = new Promise<string>((resolve) => channel.on('system', {}, (payload) => resolve(payload.status)));
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, (payload) => {
        ids.push(String((payload.new as { id?: unknown }).id));
      });
      expect(await joined(channel)).toBe(true);
      results[table] = { ...results[table], [caller]: (await status) === 'ok' ? 'nothing' : 'refused' };
    };
    await Promise.all(
      kinds.flatMap((caller) => {
        const client = connect(caller);
        return tables.map((table) => watch(client, table, caller));
      }),
    );
    for (const table of leads) {
      const insert = async () => {
        const { data } = await service
          .from(table)
          .insert(newLeads[table]() as never)
          .select('id')
          .single()
          .throwOnError();
        return data.id;
      };
      // Changes arrive in order: who has not received the first when the second is everywhere will never receive it.
      const ids = [await insert(), await insert()];
      await vi.waitFor(() => {
        for (const caller of ['sales', 'admin', 'service']) expect(received.get(`${table} ${caller}`)).toEqual(ids);
      });
      for (const caller of kinds)
        if (received.get(`${table} ${caller}`)?.length) results[table] = { ...results[table], [caller]: 'received' };
    }
    const row = (table: string) => Object.fromEntries(kinds.map((caller) => [caller, expected(table, caller)]));
    expect(results).toEqual(Object.fromEntries(tables.map((table) => [table, row(table)])));
  });
});

describe('channels', () => {
  const verbs = ['join', 'send', 'receive', 'track', 'http'] as const;

  /** Which verbs take effect for a caller on a topic: seen by a partner who joined with the secret key. */
  async function effective(caller: Caller, config: { private: boolean }) {
    const topic = randomUUID();
    const partner = connect('service').channel(topic, { config: { ...config, presence: { enabled: true } } });
    const seen: string[] = [];
    partner.on('broadcast', { event: '*' }, ({ event }) => seen.push(event));
    partner.on('presence', { event: 'join' }, () => seen.push('track'));
    expect(await joined(partner)).toBe(true);
    const received: string[] = [];
    const channel = connect(caller).channel(topic, { config });
    channel.on('broadcast', { event: '*' }, ({ event }) => received.push(event));
    const join = await joined(channel);
    const result: string[] = join ? ['join'] : [];
    if (join) {
      await channel.send({ type: 'broadcast', event: 'send', payload: {} });
      await channel.track({ caller });
      await partner.send({ type: 'broadcast', event: 'receive', payload: {} });
      await vi.waitFor(() => expect(received).toContain('receive'));
      await vi.waitFor(() => expect(seen).toEqual(expect.arrayContaining(['send', 'track'])));
    }
    const sent = await channel.httpSend('http', {}).then(
      ({ success }) => success,
      () => false,
    );
    if (sent) await vi.waitFor(() => expect(seen).toContain('http'));
    return [...result, ...verbs.filter((verb) => seen.includes(verb) || received.includes(verb))];
  }

  test.each(kinds)('a public one as %s: every verb', async (caller) => {
    const result = await effective(caller, { private: false });
    expect(new Set(result)).toEqual(new Set(verbs));
  });

  test.each(kinds)('a private one without a policy as %s', async (caller) => {
    const result = await effective(caller, { private: true });
    expect(new Set(result)).toEqual(new Set(caller === 'service' ? verbs : []));
  });
});
