import { randomUUID } from 'node:crypto';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readOrCreateBackendKeys } from '@/server/embedded-supabase/keys';
import { anonClient } from './clients';
import { application, backend, callers, contactMessage, service } from './context';
import { createStaff, signInClient } from './staff';

const open: SupabaseClient[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.removeAllChannels();
});

/** A stock client with a socket of its own. */
function connect(caller: keyof typeof callers) {
  const key = caller === 'service' ? backend.secretKey : backend.publishableKey;
  const client = anonClient(backend.url, key);
  open.push(client as never);
  if (caller in backend.accounts)
    client.realtime.setAuth(backend.accounts[caller as keyof typeof backend.accounts].token);
  return client;
}

/** Resolves with the first status of a channel, and its error. */
const joined = (channel: RealtimeChannel) =>
  new Promise<string>((resolve) => {
    channel.subscribe((status, error) => resolve(error ? `${status}: ${error.message}` : status));
  });

type Event = {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
};

/** Joins a channel that collects the changes of a table. */
async function watch(
  client: ReturnType<typeof connect>,
  filter: { event?: string; table?: string; filter?: string; select?: string[] } = {},
) {
  const events: Event[] = [];
  const system: string[] = [];
  const channel = client
    .channel(`changes-${randomUUID()}`)
    .on('system', {}, (payload) => system.push(`${payload.status}: ${payload.message}`))
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'partnership_applications', ...filter } as never,
      (payload: Event) => events.push(payload),
    );
  expect(await joined(channel)).toBe('SUBSCRIBED');
  await vi.waitFor(() => expect(system.length).toBeGreaterThan(0));
  return { events, system, channel };
}

const insert = async (row: object = {}) => {
  const { data } = await service
    .from('partnership_applications')
    .insert({ ...application(), ...row })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
};
const ids = (events: Event[]) => events.map((event) => String(event.new.id ?? event.old.id));

describe('changes of tables', () => {
  test('arrive once, in order, with the old record that the table identifies', async () => {
    const { events } = await watch(connect('service'));
    const id = await insert({ full_name: `Ω${'é'.repeat(150)}` });
    await service.from('partnership_applications').update({ status: 'won' }).eq('id', id).throwOnError();
    await service.from('partnership_applications').delete().eq('id', id).throwOnError();
    await vi.waitFor(() => expect(events.filter((event) => ids([event])[0] === id)).toHaveLength(3));
    const own = events.filter((event) => ids([event])[0] === id);
    expect(own.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
    expect(own[0]?.new).toMatchObject({ id, full_name: `Ω${'é'.repeat(150)}`, status: 'new', version: 1 });
    expect(own[1]).toMatchObject({ new: { status: 'won' }, old: { id } });
    expect(own[2]?.old).toEqual({ id });
  });

  test('a message of any length arrives whole', async () => {
    const { events } = await watch(connect('service'), { table: 'contact_messages' });
    const message = 'Γειά — 你好 '.repeat(250).trim();
    await service
      .from('contact_messages')
      .insert({
        submission_key: randomUUID(),
        locale: 'gr',
        full_name: 'Ζωή',
        email: 'zoe@example.com',
        topic: 'other',
        message,
        agree_to_privacy: true,
        consent_version: 'test',
      })
      .throwOnError();
    await vi.waitFor(() => expect(events.map((event) => event.new.message)).toContain(message));
  });

  test('only those who may read a row receive it', async () => {
    const watched = {
      member: await watch(connect('member')),
      editor: await watch(connect('editor')),
      sales: await watch(connect('sales')),
      admin: await watch(connect('admin')),
      service: await watch(connect('service')),
    };
    const id = await insert();
    await vi.waitFor(() => expect(ids(watched.service.events)).toContain(id));
    await vi.waitFor(() => expect(ids(watched.sales.events)).toContain(id));
    await vi.waitFor(() => expect(ids(watched.admin.events)).toContain(id));
    expect(watched.member.events).toEqual([]);
    expect(watched.editor.events).toEqual([]);
  });

  test('nobody subscribes to a table without a grant, nor to one that is not published', async () => {
    const anonymous = await watch(connect('anon'));
    expect(anonymous.system[0]).toMatch(/^error: Unable to subscribe .*unauthorized/);
    const unpublished = await watch(connect('service'), { table: 'profiles' });
    expect(unpublished.system[0]).toMatch(/^error: Unable to subscribe .*not published/);
    const id = await insert();
    const seen = await watch(connect('service'));
    const later = await insert();
    await vi.waitFor(() => expect(ids(seen.events)).toContain(later));
    expect(ids(anonymous.events)).not.toContain(id);
    expect(anonymous.events).toEqual([]);
  });

  test('filters and events choose', async () => {
    const email = `${randomUUID()}@example.com`;
    const client = connect('service');
    const mine = await watch(client, { event: 'INSERT', filter: `email=eq.${email}` });
    const either = await watch(client, { filter: `email=in.(${email},"a,b@example.com")` });
    const others = await watch(client, { event: 'UPDATE', filter: `email=neq.${email}` });
    const newer = await watch(client, { filter: 'version=gte.2' });
    const wrong = await watch(client, { filter: 'nothing=eq.1' });
    expect(wrong.system[0]).toMatch(/^error: .*invalid column for filter nothing/);
    const id = await insert({ email });
    const other = await insert();
    await service.from('partnership_applications').update({ status: 'won' }).eq('id', other).throwOnError();
    await vi.waitFor(() => expect(ids(others.events)).toEqual([other]));
    expect(ids(mine.events)).toEqual([id]);
    expect(ids(either.events)).toEqual([id]);
    expect(ids(newer.events)).toEqual([other]);
  });

  test.each([
    'full_name=like.abc\\',
    'full_name=ilike.a%\\\\\\',
    'full_name=match.(',
    'full_name=not.imatch.[',
    'id=in.(1)',
    'version=eq.many',
  ])('the filter %s cannot be evaluated, which its subscriber alone learns', async (filter) => {
    const wrong = await watch(connect('service'), { filter });
    expect(wrong.system).toEqual([expect.stringMatching(/^error: Unable to subscribe .*invalid value for filter/)]);
    const { events } = await watch(connect('service'), { filter: 'full_name=like.a\\%\\\\' });
    const id = await insert({ full_name: 'a%\\' });
    await vi.waitFor(() => expect(ids(events)).toEqual([id]));
    expect(wrong.events).toEqual([]);
  });

  test('`*` stands for every table, with a filter that each of them has', async () => {
    const client = connect('service');
    const email = `${randomUUID()}@example.com`;
    const filtered = await watch(client, { table: '*', filter: `email=eq.${email}` });
    const all = await watch(client, { table: '*' });
    expect([filtered.system, all.system]).toEqual(Array(2).fill(['ok: Subscribed to PostgreSQL']));
    const impossible = await watch(client, { table: '*', filter: 'business_name=eq.x' });
    expect(impossible.system).toEqual([expect.stringMatching(/^error: .*invalid column for filter business_name/)]);
    const tableless = await watch(client, { table: undefined, filter: `email=eq.${email}` });
    expect(tableless.system).toEqual([expect.stringMatching(/^error: No subscription params provided/)]);
    const other = await insert();
    const id = await insert({ email });
    const { data: message } = await service
      .from('contact_messages')
      .insert({ ...contactMessage(), email })
      .select('id')
      .single()
      .throwOnError();
    await vi.waitFor(() => expect(ids(filtered.events)).toEqual([id, message.id]));
    expect(ids(all.events)).toEqual(expect.arrayContaining([other, id, message.id]));
    expect([...impossible.events, ...tableless.events]).toEqual([]);
  });

  test.each([
    [{ filter: 'assignee=is.nothing' }, 'invalid value for is filter'],
    [{ filter: `version=in.(${Array(101).fill(1)})` }, 'too many values'],
    [{ select: ['id', 'nothing'] }, 'invalid column for select nothing'],
    [{ table: '*', select: ['id'] }, 'Column selection is not supported for wildcard'],
  ])('what hosted Realtime rejects is not ignored: %j', async (wrong, reason) => {
    const { system } = await watch(connect('service'), wrong);
    expect(system).toEqual([expect.stringContaining(reason)]);
  });

  test('a session that has ended receives nothing more', async () => {
    const staff = await signInClient(await createStaff('sales'));
    open.push(staff as never);
    const seen = await watch(staff as never);
    const control = await watch(connect('service'));
    const first = await insert();
    await vi.waitFor(() => expect(ids(seen.events)).toEqual([first]));
    await service.auth.admin.signOut((await staff.auth.getSession()).data.session?.access_token ?? '', 'global');
    const second = await insert();
    await vi.waitFor(() => expect(ids(control.events)).toContain(second));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(ids(seen.events)).toEqual([first]);
  });
});

describe('broadcast', () => {
  async function pair(config: object = {}) {
    const topic = `room-${randomUUID()}`;
    const received: [string, unknown][] = [];
    const [one, other] = [connect('anon'), connect('anon')];
    const sender = one.channel(topic, { config: { ...config } as never });
    const own: unknown[] = [];
    sender.on('broadcast', { event: '*' }, ({ payload }) => own.push(payload));
    const reader = other
      .channel(topic)
      .on('broadcast', { event: '*' }, ({ event, payload }) => received.push([event, payload]));
    expect([await joined(sender), await joined(reader)]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    return { sender, reader, received, own };
  }

  test('reaches the others, and the sender only on request', async () => {
    const { sender, received, own } = await pair({ broadcast: { ack: true } });
    expect(await sender.send({ type: 'broadcast', event: 'hello', payload: { text: 'Γειά' } })).toBe('ok');
    await vi.waitFor(() => expect(received).toEqual([['hello', { text: 'Γειά' }]]));
    expect(own).toEqual([]);
    const echo = await pair({ broadcast: { self: true } });
    await echo.sender.send({ type: 'broadcast', event: 'x', payload: { n: 1 } });
    await vi.waitFor(() => expect(echo.own).toEqual([{ n: 1 }]));
  });

  test('by HTTP, as JSON or bytes', async () => {
    const { reader, received } = await pair();
    const outside = connect('anon').channel(reader.subTopic);
    expect(await outside.httpSend('json', { n: 1 })).toEqual({ success: true });
    expect(await outside.httpSend('bytes', new Uint8Array([1, 2, 3]).buffer)).toEqual({ success: true });
    await vi.waitFor(() => expect(received).toHaveLength(2));
    expect(received[0]).toEqual(['json', { n: 1 }]);
    expect(Buffer.from(received[1]?.[1] as ArrayBuffer)).toEqual(Buffer.from([1, 2, 3]));
    const wrong = await fetch(`${backend.url}/realtime/v1/api/broadcast/x/events/y`, {
      method: 'POST',
      headers: { apikey: 'wrong', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(wrong.status).toBe(401);
  });
});

describe('presence', () => {
  test('everybody in a channel learns who joins and leaves', async () => {
    const topic = `room-${randomUUID()}`;
    const [one, other] = [connect('anon'), connect('anon')];
    const first = one.channel(topic, { config: { presence: { key: 'one' } } });
    const second = other.channel(topic, { config: { presence: { key: 'two' } } });
    const left: string[] = [];
    for (const channel of [first, second]) channel.on('presence', { event: 'sync' }, () => {});
    first.on('presence', { event: 'leave' }, ({ key }) => left.push(key));
    await joined(first);
    expect(await first.track({ name: 'Ζωή' })).toBe('ok');
    await joined(second);
    await vi.waitFor(() => expect(second.presenceState()).toMatchObject({ one: [{ name: 'Ζωή' }] }));
    expect(await second.track({ name: 'Άρης' })).toBe('ok');
    await vi.waitFor(() => expect(Object.keys(first.presenceState()).sort()).toEqual(['one', 'two']));
    expect(await second.untrack()).toBe('ok');
    await vi.waitFor(() => expect(left).toEqual(['two']));
    expect(Object.keys(first.presenceState())).toEqual(['one']);
    await other.removeAllChannels();
  });
});

describe('private channels', () => {
  test('nobody joins one without a policy, except with the secret key', async () => {
    const results: Record<string, string> = {};
    for (const caller of Object.keys(callers) as (keyof typeof callers)[]) {
      const channel = connect(caller).channel('private-room', { config: { private: true } });
      results[caller] = await joined(channel);
    }
    const rejected = expect.stringContaining('CHANNEL_ERROR: Unauthorized: You do not have permissions to read');
    const expected = Object.keys(callers).map((caller) => [caller, caller === 'service' ? 'SUBSCRIBED' : rejected]);
    expect(results).toEqual(Object.fromEntries(expected));
  });

  test('a broadcast by HTTP to one is rejected as well', async () => {
    const channel = connect('admin').channel('private-room', { config: { private: true } });
    await expect(channel.httpSend('x', {})).rejects.toThrow('permissions to write');
    const trusted = connect('service').channel('private-room', { config: { private: true } });
    expect(await trusted.httpSend('x', {})).toEqual({ success: true });
  });
});

describe('the socket', () => {
  const url = (key: string, vsn: string) =>
    `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=${vsn}`;

  /** One raw connection: sends messages, collects what arrives. */
  async function raw(vsn: '1.0.0' | '2.0.0', key = backend.publishableKey) {
    const socket = new WebSocket(url(key, vsn));
    const received: Record<string, unknown>[] = [];
    socket.on('message', (data) => {
      const value = JSON.parse(String(data)) as Record<string, unknown> | unknown[];
      received.push(
        Array.isArray(value)
          ? { join_ref: value[0], ref: value[1], topic: value[2], event: value[3], payload: value[4] }
          : value,
      );
    });
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    const send = (topic: string, event: string, payload: unknown, ref = '1') =>
      socket.send(
        JSON.stringify(
          vsn === '2.0.0' ? ['1', ref, topic, event, payload] : { join_ref: '1', ref, topic, event, payload },
        ),
      );
    return { socket, received, send, closed };
  }

  test('needs a key', async () => {
    await expect(raw('2.0.0', 'wrong')).rejects.toThrow('401');
  });

  test.each(['1.0.0', '2.0.0'] as const)('speaks serialiser %s: heartbeat, join, leave', async (vsn) => {
    const { socket, received, send } = await raw(vsn);
    send('phoenix', 'heartbeat', {});
    send('realtime:room', 'phx_join', { config: {} }, '2');
    send('realtime:room', 'phx_leave', {}, '3');
    await vi.waitFor(() => expect(received).toHaveLength(4));
    expect(received.map(({ event, ref }) => [event, ref])).toEqual([
      ['phx_reply', '1'],
      ['phx_reply', '2'],
      ['phx_reply', '3'],
      ['phx_close', null],
    ]);
    expect(received[1]?.payload).toEqual({ status: 'ok', response: { postgres_changes: [] } });
    socket.close();
  });

  test('a hundred channels, no more; a message of 256 kB, no more', async () => {
    const { received, send, closed, socket } = await raw('2.0.0');
    for (let index = 0; index < 100; index += 1) send(`realtime:${index}`, 'phx_join', { config: {} }, String(index));
    await vi.waitFor(() => expect(received).toHaveLength(100));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    send('realtime:more', 'phx_join', { config: {} }, 'more');
    await vi.waitFor(() => expect(received).toHaveLength(101));
    expect(received[100]?.payload).toEqual({
      status: 'error',
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    });
    socket.send('x'.repeat(300 * 1024));
    expect(await closed).toBe(1009);
  });

  test('too many messages end the channel', async () => {
    const { received, send, socket } = await raw('2.0.0');
    send('realtime:room', 'phx_join', { config: {} });
    for (let index = 0; index < 300; index += 1)
      send('realtime:room', 'broadcast', { type: 'broadcast', event: 'x', payload: {} });
    await vi.waitFor(() => expect(received.map(({ event }) => event)).toContain('phx_close'));
    const system = received.find(({ event }) => event === 'system');
    expect(system?.payload).toMatchObject({ status: 'error', message: 'Too many messages per second' });
    socket.close();
  });

  test.skipIf(backend.hosted)('a token ends with its time, and a wrong one opens nothing', async () => {
    const { jwtSecret } = readOrCreateBackendKeys(backend.dataDir);
    const token = (seconds: number, secret = jwtSecret) =>
      new SignJWT({ role: 'authenticated', sub: randomUUID() })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(new TextEncoder().encode(secret));
    const { received, send, socket } = await raw('2.0.0');
    send('realtime:a', 'phx_join', { config: {}, access_token: await token(60, 'x'.repeat(40)) }, 'a');
    send('realtime:b', 'phx_join', { config: {}, access_token: await token(-60) }, 'b');
    send('realtime:c', 'phx_join', { config: {}, access_token: 'nothing' }, 'c');
    send('realtime:d', 'phx_join', { config: {}, access_token: await token(2) }, 'd');
    await vi.waitFor(() => expect(received).toHaveLength(4));
    expect(received.map(({ payload }) => (payload as { status: string }).status)).toEqual([
      'error',
      'error',
      'error',
      'ok',
    ]);
    await vi.waitFor(() => expect(received.at(-1)?.event).toBe('phx_close'), 5000);
    expect(received.at(-2)?.payload).toMatchObject({ status: 'error', message: 'InvalidJWTToken: Token has expired' });
    socket.close();
  });
});
