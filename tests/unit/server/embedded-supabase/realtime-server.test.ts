import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { realtimeLimits } from '@/server/embedded-supabase/realtime/limits';
import { createToken, openClient, sendUpgrade, startRealtime } from './realtime-backend';

/** Starts a server for one test; a test that runs beside others passes the function of its own context. */
async function start(options: { shared?: boolean } = {}, whenFinished = onTestFinished) {
  const server = await startRealtime(options);
  whenFinished(server.stop);
  return server;
}

const binding = { event: '*', schema: 'public', table: 'contact_messages' };
const joining = (access_token?: string, extra: object = {}) => ({ config: { ...extra }, access_token });

/** A binary frame of serialiser 2 with a broadcast whose body is said to be JSON. */
function encodeBinaryBroadcast(topic: string, event: string, body: string) {
  const parts = ['1', '9', topic, event, ''].map((part) => Buffer.from(part));
  return Buffer.concat([Buffer.from([3, ...parts.map(({ length }) => length), 1]), ...parts, Buffer.from(body)]);
}

test('a target that is no URL is rejected, and ends nothing', async () => {
  const { port } = await start();
  expect(await sendUpgrade(port, '//')).toBe('HTTP/1.1 404 Not Found');
});

// At once, because each waits for seconds.
describe.concurrent('the end of a token', () => {
  test('of a join that failed does not end a later channel of the same topic', async ({ onTestFinished }) => {
    const { port, query, realtime } = await start({}, onTestFinished);
    const { call, received } = await openClient(port);
    query.mockRejectedValueOnce(new Error('the database is down'));
    const config = { postgres_changes: [binding] };
    expect((await call('realtime:room', 'phx_join', joining(await createToken(2), config))).status).toBe('error');
    expect(realtime.channels.size).toBe(0);
    expect((await call('realtime:room', 'phx_join', joining(await createToken(60), config))).status).toBe('ok');
    // A token that ends later than that of the failed join.
    await call('realtime:control', 'phx_join', joining(await createToken(3)));
    const closed = () => received.filter(({ event }) => event === 'phx_close').map(({ topic }) => topic);
    await vi.waitFor(() => expect(closed()).toContain('realtime:control'), 5000);
    expect(closed()).toEqual(['realtime:control']);
    expect((await call('realtime:room', 'phx_leave')).status).toBe('ok');
  });

  test('during a slow renewal ends the channel once, and not the next one', async ({ onTestFinished }) => {
    const { port, query, realtime } = await start({}, onTestFinished);
    const { call, send, received } = await openClient(port);
    const topic = 'realtime:room';
    const both = { read: true, write: true };
    const rows = [{ rights: { broadcast: both, presence: both } }];
    query.mockResolvedValue(rows);
    const config = { private: true };
    await call(topic, 'phx_join', joining(await createToken(2), config));
    let respond = () => {};
    query.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          respond = () => resolve(rows);
        }),
    );
    send(topic, 'access_token', { access_token: await createToken(3) });
    await vi.waitFor(() => expect(received.map(({ event }) => event)).toContain('phx_close'), 5000);
    respond();
    expect((await call(topic, 'phx_join', joining(await createToken(60), config))).status).toBe('ok');
    // A token that ends later than the renewed one, which began two seconds ago.
    await call('realtime:control', 'phx_join', joining(await createToken(2)));
    const closed = () => received.filter(({ event }) => event === 'phx_close').map((message) => message.topic);
    await vi.waitFor(() => expect(closed()).toContain('realtime:control'), 8000);
    expect(closed()).toEqual([topic, 'realtime:control']);
    expect(realtime.channels.size).toBe(1);
  });

  test('is not put off by a renewal that failed', async ({ onTestFinished }) => {
    const { port, query } = await start({}, onTestFinished);
    const { call, send, received } = await openClient(port);
    await call('realtime:room', 'phx_join', joining(await createToken(2), { postgres_changes: [binding] }));
    query.mockRejectedValueOnce(new Error('the database is down'));
    send('realtime:room', 'access_token', { access_token: await createToken(60) });
    await vi.waitFor(() => expect(received.map(({ event }) => event)).toContain('phx_close'), 5000);
  });
});

describe('broadcasts of one client do not harm the others', () => {
  test('an event whose name is too long for a binary frame arrives as text', async () => {
    const { port } = await start();
    const [one, other] = [await openClient(port), await openClient(port)];
    for (const client of [one, other]) await client.call('realtime:room', 'phx_join', joining());
    const event = 'x'.repeat(300);
    one.send('realtime:room', 'broadcast', { type: 'broadcast', event, payload: { n: 1 } });
    await vi.waitFor(() =>
      expect(other.received.at(-1)).toMatchObject({ event: 'broadcast', payload: { event, payload: { n: 1 } } }),
    );
  });

  test('a body that is said to be JSON and is not is dropped', async () => {
    const { port, log } = await start();
    const [one, other] = [await openClient(port), await openClient(port, '1.0.0')];
    for (const client of [one, other]) await client.call('realtime:room', 'phx_join', joining());
    one.socket.send(encodeBinaryBroadcast('realtime:room', 'x', '{broken'));
    one.socket.send(encodeBinaryBroadcast('realtime:room', 'x', '{"n":1}'));
    await vi.waitFor(() => expect(other.received.at(-1)?.payload).toMatchObject({ payload: { n: 1 } }));
    expect(log.error).not.toHaveBeenCalled();
  });
});

test('who does not read is disconnected at once, not at the next check', async () => {
  const { port, realtime } = await start();
  const client = await openClient(port);
  await client.call('realtime:room', 'phx_join', joining());
  client.socket.pause();
  const body = Buffer.from(JSON.stringify('x'.repeat(250_000)));
  for (let count = 0; count < 200; count += 1)
    await realtime.broadcast('public:room', { event: 'x', encoding: 'json', body });
  await vi.waitFor(() => expect(realtime.connections.size).toBe(0), 3000);
  client.socket.terminate();
});

/** The next query waits until the returned function is called. */
function holdNextQuery(query: Awaited<ReturnType<typeof start>>['query']): () => void {
  let respond = () => {};
  query.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        respond = () => resolve([{ error: null }]);
      }),
  );
  return () => respond();
}

test('while the database is slow, what a client goes on sending waits on its side', async () => {
  const { port, query } = await start();
  const client = await openClient(port);
  const respond = holdNextQuery(query);
  client.send('realtime:room', 'phx_join', joining(undefined, { postgres_changes: [binding] }));
  for (let count = 0; count < 400; count += 1) client.send('realtime:other', 'x', { text: 'x'.repeat(100_000) });
  await sleep(1000);
  // 40 MB, of which the systems' buffers hold a part.
  expect(client.socket.bufferedAmount).toBeGreaterThan(5_000_000);
  respond();
  await vi.waitFor(() => expect(client.received.length).toBeGreaterThan(400), 10_000);
});

test('a client that has to wait is not taken for silent', async () => {
  const paused = vi.spyOn(WebSocket.prototype, 'pause');
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { port, query, realtime } = await start();
    const client = await openClient(port);
    const respond = holdNextQuery(query);
    client.send('realtime:room', 'phx_join', joining(undefined, { postgres_changes: [binding] }));
    for (let count = 0; count < 199; count += 1) client.send('phoenix', 'heartbeat', {});
    await vi.waitFor(() => expect(paused).toHaveBeenCalled());
    const check = () => {
      for (const connection of realtime.connections) connection.check();
    };
    vi.setSystemTime(Date.now() + realtimeLimits.silenceMs + 1000);
    check();
    respond();
    await vi.waitFor(() => expect(client.received.filter(({ event }) => event === 'phx_reply')).toHaveLength(200));
    // It has had no chance to send anything since.
    check();
    expect((await client.call('phoenix', 'heartbeat')).status).toBe('ok');
    vi.setSystemTime(Date.now() + realtimeLimits.silenceMs + 1000);
    check();
    await vi.waitFor(() => expect(realtime.connections.size).toBe(0));
  } finally {
    vi.useRealTimers();
    paused.mockRestore();
  }
});

test('a change is not lost to a client whose rights are renewed at that moment', async () => {
  const { port, query, realtime } = await start();
  const client = await openClient(port);
  const config = { postgres_changes: [binding] };
  await client.call('realtime:room', 'phx_join', joining(await createToken(60), config));
  let respond = () => {};
  query.mockImplementation(async (text: string) => {
    if (!text.includes('visible_changes')) return [{ error: null }];
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    return [{ change: 0, caller: 0, columns: ['id'], only_key: false }];
  });
  const change = { schema: 'public', table: 'contact_messages', record: { id: 1 }, old: null };
  realtime.changes.receive({ ...change, type: 'INSERT', at: '2026-01-01T00:00:00Z' }, 100);
  await vi.waitFor(() => expect(query.mock.calls.some(([text]) => text.includes('visible_changes'))).toBe(true));
  client.send('realtime:room', 'access_token', { access_token: await createToken(60, { aal: 'aal2' }) });
  await client.call('phoenix', 'heartbeat');
  query.mockResolvedValue([]);
  respond();
  await vi.waitFor(() => expect(client.received.map(({ event }) => event)).toContain('postgres_changes'));
});

test('tokens with different claims are read with their own', async () => {
  const { port, query, realtime } = await start();
  const config = { postgres_changes: [binding] };
  for (const shop of ['one', 'other']) {
    const client = await openClient(port);
    const token = await createToken(60, { app_metadata: { shop } });
    await client.call('realtime:room', 'phx_join', joining(token, config));
  }
  query.mockResolvedValue([]);
  realtime.changes.receive({ ...binding, type: 'INSERT', at: '', record: { id: 1 }, old: null }, 100);
  const callers = await vi.waitUntil(() => query.mock.calls.find(([text]) => text.includes('visible_changes')));
  expect(JSON.parse(String(callers[1]?.[1])).map(({ claims }: { claims: object }) => claims)).toMatchObject([
    { app_metadata: { shop: 'one' } },
    { app_metadata: { shop: 'other' } },
  ]);
});

test('on a shared database a channel of broadcasts alone hears the other processes', async () => {
  const { port, listen } = await start({ shared: true });
  const client = await openClient(port);
  await client.call('realtime:room', 'phx_join', joining());
  expect(listen).toHaveBeenCalledOnce();
});

test('one channel that cannot be left does not keep the others', async () => {
  const { port, realtime } = await start();
  const client = await openClient(port);
  for (const name of ['a', 'b', 'c']) await client.call(`realtime:${name}`, 'phx_join', joining());
  const [first] = realtime.channels;
  vi.spyOn(first as NonNullable<typeof first>, 'leave').mockRejectedValue(new Error('the database is down'));
  client.socket.close();
  await vi.waitFor(() => expect([...realtime.channels].map(({ topic }) => topic)).toEqual(['a']));
});

describe('shutdown', () => {
  test('does not wait for a client that does not answer', async () => {
    const server = await startRealtime();
    const client = await openClient(server.port);
    client.socket.pause();
    const startedAt = Date.now();
    await server.stop();
    expect(Date.now() - startedAt).toBeLessThan(6000);
    client.socket.terminate();
  });

  test('who leaves during it does not open the connection for notifications again', async () => {
    const { port, listen, query, stop } = await startRealtime({ shared: true });
    const client = await openClient(port);
    await client.call('realtime:room', 'phx_join', joining(undefined, { presence: { key: randomUUID() } }));
    await client.call('realtime:room', 'presence', { event: 'track', payload: {} });
    await stop();
    await vi.waitFor(() => expect(client.socket.readyState).toBe(client.socket.CLOSED));
    await sleep(100);
    expect(listen).toHaveBeenCalledOnce();
    // The other processes are told while it still can be.
    expect(
      query.mock.calls.map(([, values]) => String(values?.[0])).filter((text) => /"leave"/.test(text)),
    ).toHaveLength(1);
  });
});
