import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { SignJWT } from 'jose';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { RealtimeServer } from '@/server/embedded-supabase/realtime/server';

export const publishableKey = 'sb_publishable_test';
const jwtSecret = 'a-secret-of-the-tests-with-forty-letters';

/** A log whose calls can be read. */
export const createTestLog = () => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() });

/** A token of a signed-in user. */
export const createToken = (seconds: number, claims: object = {}) =>
  new SignJWT({ role: 'authenticated', sub: 'user', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(jwtSecret));

/** A realtime server that listens, over a database whose statements `query` answers. */
export async function startRealtime({ shared = false } = {}) {
  const log = createTestLog();
  const query = vi.fn(async (_text: string, _values?: readonly unknown[]): Promise<unknown[]> => [{ error: null }]);
  const listen = vi.fn(async () => async () => {});
  const backend = { settings: { publishableKey, secretKey: 'sb_secret_test', jwtSecret }, database: {}, log };
  backend.database = { query, listen, shared };
  const realtime = new RealtimeServer(backend as unknown as BackendContext);
  const http = createServer();
  http.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const stop = async () => {
    await realtime.close();
    await new Promise((resolve) => http.close(resolve));
  };
  return { realtime, query, listen, log, port, stop };
}

type Received = { topic: string; event: string; ref: string | null; payload: Record<string, unknown> };

/** One raw client: sends messages, collects what arrives as text. */
export async function openClient(port: number, vsn: '1.0.0' | '2.0.0' = '2.0.0') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${publishableKey}&vsn=${vsn}`);
  const received: Received[] = [];
  socket.on('message', (data, isBinary) => {
    if (isBinary) return;
    const value = JSON.parse(String(data)) as Received | unknown[];
    received.push(
      Array.isArray(value)
        ? ({ ref: value[1], topic: value[2], event: value[3], payload: value[4] } as Received)
        : value,
    );
  });
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  let ref = 0;
  const send = (topic: string, event: string, payload: unknown) => {
    ref += 1;
    const text = String(ref);
    socket.send(
      JSON.stringify(
        vsn === '2.0.0' ? ['1', text, topic, event, payload] : { join_ref: '1', ref: text, topic, event, payload },
      ),
    );
    return text;
  };
  /** Sends a message and returns the reply. */
  const call = async (topic: string, event: string, payload: unknown = {}) => {
    const own = send(topic, event, payload);
    const reply = () => received.find((message) => message.event === 'phx_reply' && message.ref === own);
    return (await vi.waitUntil(reply, { timeout: 10_000 })).payload as { status: string; response: object };
  };
  return { socket, received, send, call };
}

/** Sends the head of an upgrade as it is, and resolves with the first line of the response. */
export function sendUpgrade(port: number, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
    );
    socket.on('error', reject);
    socket.on('data', (data) => {
      resolve(String(data).split('\r\n')[0] as string);
      socket.destroy();
    });
  });
}
