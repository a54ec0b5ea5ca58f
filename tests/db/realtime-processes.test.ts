import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import ws from 'ws';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { type ListeningBackend, startListeningBackend } from './listening-backend';

const clients: SupabaseClient[] = [];
async function connect({ url, backend }: ListeningBackend, token?: string, key = backend.settings.publishableKey) {
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
    ...(token && { accessToken: async () => token }),
  });
  clients.push(client);
  // Otherwise the first join might leave before the token is there.
  if (token) await client.realtime.setAuth();
  return client;
}
const joined = (channel: RealtimeChannel) =>
  new Promise<string>((resolve) => {
    channel.subscribe((status, error) => resolve(error ? `${status}: ${error.message}` : status));
  });

const token = ({ settings }: BackendContext, claims: object = {}) =>
  new SignJWT({ role: 'authenticated', sub: randomUUID(), ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(settings.jwtSecret));

const dataDir = mkdtempSync(path.join(tmpdir(), 'db-realtime-'));
let one: ListeningBackend;
beforeAll(async () => {
  if (inject('hosted')) return;
  cpSync(inject('template'), dataDir, { recursive: true });
  one = await startListeningBackend(dataDir);
});
afterAll(async () => {
  if (inject('hosted')) return;
  for (const client of clients) await client.removeAllChannels();
  await one.stop();
  rmSync(dataDir, { recursive: true });
});

describe.skipIf(inject('hosted'))('policies of private channels', () => {
  const readers = randomUUID();
  beforeAll(async () => {
    await one.backend.database.runScript(`
      create policy test_read on realtime.messages for select to authenticated
        using (realtime.topic() like 'staff:%' and extension = 'broadcast' or realtime.topic() = 'both');
      create policy test_write on realtime.messages for insert to authenticated
        with check (realtime.topic() like 'staff:%' and auth.uid() = '${readers}'::uuid and extension = 'broadcast');`);
  });
  afterAll(() =>
    one.backend.database.runScript(
      'drop policy test_read on realtime.messages; drop policy test_write on realtime.messages',
    ),
  );

  test('decide who joins and who writes, and leave no row', async () => {
    const topic = `staff:${randomUUID()}`;
    const writer = await connect(one, await token(one.backend, { sub: readers }));
    const reader = await connect(one, await token(one.backend));
    const stranger = await connect(one);
    const channel = (client: SupabaseClient, name = topic) =>
      client.channel(name, { config: { private: true, broadcast: { ack: true } } });
    const received: unknown[] = [];
    const [writing, reading] = [channel(writer), channel(reader)];
    reading.on('broadcast', { event: '*' }, ({ payload }) => received.push(payload));
    expect(await joined(writing)).toBe('SUBSCRIBED');
    expect(await joined(reading)).toBe('SUBSCRIBED');
    expect(await joined(channel(stranger))).toContain('Unauthorized');
    expect(await joined(channel(reader, 'other'))).toContain('Unauthorized');
    expect(await writing.send({ type: 'broadcast', event: 'x', payload: { n: 1 } })).toBe('ok');
    // A message that the policies forbid is not acknowledged.
    expect(await reading.send({ type: 'broadcast', event: 'x', payload: { n: 2 } }, { timeout: 300 })).toBe(
      'timed out',
    );
    await expect(reading.httpSend('x', { n: 3 })).rejects.toThrow('permissions to write');
    expect(await writing.httpSend('x', { n: 4 })).toEqual({ success: true });
    await vi.waitFor(() => expect(received).toEqual([{ n: 1 }, { n: 4 }]));
    // A public channel of the same name is another one.
    const open = (await connect(one)).channel(topic);
    await joined(open);
    await open.send({ type: 'broadcast', event: 'x', payload: { n: 5 } });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(received).toHaveLength(2);
    expect(await one.backend.database.query('select from realtime.messages')).toEqual([]);
  });

  test('presence has a right of its own', async () => {
    const client = await connect(one, await token(one.backend));
    const channel = client.channel('both', { config: { private: true, presence: { enabled: true } } });
    expect(await joined(channel)).toBe('SUBSCRIBED');
    expect(await channel.track({ name: 'x' })).toBe('error');
  });
});

describe.skipIf(inject('hosted'))('tables without row-level security, and old records of the whole row', () => {
  test('columns without a grant are left out', async () => {
    const { database } = one.backend;
    await database.runScript(`
      create table public.realtime_test (id int primary key, shown text, hidden text);
      alter table public.realtime_test replica identity full;
      revoke all on public.realtime_test from anon;
      grant select (id, shown) on public.realtime_test to anon;
      alter publication supabase_realtime add table public.realtime_test;
      select realtime.watch_published_tables();`);
    try {
      const events: unknown[] = [];
      const channel = (await connect(one))
        .channel('columns')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'realtime_test' }, (event) =>
          events.push([event.new, event.old]),
        );
      expect(await joined(channel)).toBe('SUBSCRIBED');
      await database.query("insert into public.realtime_test values (1, 'a', 'secret')");
      await database.query("update public.realtime_test set shown = 'b'");
      await database.query('delete from public.realtime_test');
      await vi.waitFor(() => expect(events).toHaveLength(3));
      expect(events).toEqual([
        [{ id: 1, shown: 'a' }, {}],
        [
          { id: 1, shown: 'b' },
          { id: 1, shown: 'a' },
        ],
        [{}, { id: 1, shown: 'b' }],
      ]);
    } finally {
      await database.runScript('drop table public.realtime_test');
    }
  });
});

describe.skipIf(inject('hosted'))('a filter that fails later, because the type of its column has changed', () => {
  test('is reported to its subscriber once, and the others receive their changes', async () => {
    const { database } = one.backend;
    await database.runScript(`
      create table public.realtime_test (id int primary key, code text);
      grant select on public.realtime_test to service_role;
      alter publication supabase_realtime add table public.realtime_test;
      select realtime.watch_published_tables();`);
    try {
      const statuses: string[] = [];
      const system: string[] = [];
      const watch = async (filter?: string) => {
        const seen: unknown[] = [];
        const channel = (await connect(one, undefined, one.backend.settings.secretKey))
          .channel(randomUUID())
          .on('system', {}, ({ status, message }) => system.push(`${status}: ${message}`))
          .on('postgres_changes', { event: '*', schema: 'public', table: 'realtime_test', filter }, (event) =>
            seen.push((event.new as { id: number }).id),
          );
        channel.subscribe((status) => statuses.push(status));
        return seen;
      };
      const [failing, passing, all] = [await watch('code=eq.a'), await watch('code=eq.1'), await watch()];
      await vi.waitFor(() => expect(system).toEqual(Array(3).fill('ok: Subscribed to PostgreSQL')));
      await database.runScript('alter table public.realtime_test alter code type int using 1');
      await database.query('insert into public.realtime_test values (1, 1)');
      await database.query('insert into public.realtime_test values (2, 2)');
      await vi.waitFor(() => expect(all).toEqual([1, 2]));
      expect([failing, passing]).toEqual([[], [1]]);
      expect(system.slice(3)).toEqual(['error: The filter code=eq.a cannot be evaluated: its changes are left out']);
      expect(statuses).toEqual(Array(3).fill('SUBSCRIBED'));
    } finally {
      await database.runScript('drop table public.realtime_test');
    }
  });
});

describe.skipIf(inject('hosted') || !process.env.DATABASE_URL)('two processes on one database', () => {
  test('share changes, broadcasts and presence', async () => {
    const otherDir = mkdtempSync(path.join(tmpdir(), 'db-realtime-'));
    const two = await startListeningBackend(otherDir);
    try {
      const topic = `room-${randomUUID()}`;
      const here = (await connect(one)).channel(topic, { config: { presence: { key: 'here', enabled: true } } });
      const there = (await connect(two)).channel(topic, { config: { presence: { key: 'there', enabled: true } } });
      const received: unknown[] = [];
      there.on('broadcast', { event: '*' }, ({ payload }) => received.push(payload));
      there.on('presence', { event: 'sync' }, () => {});
      await joined(here);
      await here.track({ name: 'Ζωή' });
      await joined(there);
      await vi.waitFor(() => expect(there.presenceState()).toMatchObject({ here: [{ name: 'Ζωή' }] }));
      await here.send({ type: 'broadcast', event: 'x', payload: { text: 'x'.repeat(5000) } });
      await vi.waitFor(() => expect(received).toEqual([{ text: 'x'.repeat(5000) }]));
    } finally {
      await two.stop();
      rmSync(otherDir, { recursive: true });
    }
  });

  test('broadcasts reach a process that has not sent anything itself', async () => {
    const otherDir = mkdtempSync(path.join(tmpdir(), 'db-realtime-'));
    const two = await startListeningBackend(otherDir);
    try {
      const topic = `room-${randomUUID()}`;
      const received: unknown[] = [];
      const there = (await connect(two)).channel(topic);
      there.on('broadcast', { event: '*' }, ({ payload }) => received.push(payload));
      await joined(there);
      const here = (await connect(one)).channel(topic);
      await joined(here);
      await here.send({ type: 'broadcast', event: 'x', payload: { n: 1 } });
      await vi.waitFor(() => expect(received).toEqual([{ n: 1 }]));
    } finally {
      await two.stop();
      rmSync(otherDir, { recursive: true });
    }
  });

  test('everybody present is seen again after both processes have lost their connections', async () => {
    const otherDir = mkdtempSync(path.join(tmpdir(), 'db-realtime-'));
    const two = await startListeningBackend(otherDir);
    try {
      const topic = `room-${randomUUID()}`;
      const join = async (backend: ListeningBackend, key: string) => {
        const channel = (await connect(backend)).channel(topic, { config: { presence: { key, enabled: true } } });
        channel.on('presence', { event: 'sync' }, () => {});
        await joined(channel);
        await channel.track({ name: key });
        return () => Object.keys(channel.presenceState()).sort();
      };
      const present = [await join(one, 'here'), await join(two, 'there')];
      const everybody = async () => {
        for (const keys of present) await vi.waitFor(() => expect(keys()).toEqual(['here', 'there']), 10_000);
      };
      await everybody();
      const resynced = [one, two].map(({ realtime }) => vi.spyOn(realtime.presence, 'resync'));
      const own = 'datname = current_database() and pid <> pg_backend_pid()';
      await one.backend.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query ilike '%listen "site_realtime"%' and ${own}`,
      );
      for (const resync of resynced) await vi.waitFor(() => expect(resync).toHaveBeenCalled(), 10_000);
      await everybody();
    } finally {
      await two.stop();
      rmSync(otherDir, { recursive: true });
    }
  });

  test('a lost connection to the database makes the channels join again', async () => {
    const statuses: string[] = [];
    const channel = (await connect(one, undefined, one.backend.settings.secretKey))
      .channel('lost')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'contact_messages' }, () => {});
    channel.subscribe((status) => statuses.push(status));
    await vi.waitFor(() => expect(statuses).toEqual(['SUBSCRIBED']));
    const ended = await one.backend.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query ilike '%listen "site_realtime"%' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(ended.length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(statuses).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']), 10_000);
  });
});
