import { randomUUID } from 'node:crypto';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { type Cases, type Context, clientOnlyCases, workingCase } from './case';

const result = (value: string, expected = 'ok') => ({ error: value === expected ? null : { code: value } });

/** A joined channel that notes its presence. */
async function joined({ anon }: Context, config: object = {}): Promise<RealtimeChannel> {
  const channel = anon.channel(`contract-${randomUUID()}`, { config: config as never });
  channel.on('presence', { event: 'sync' }, () => {});
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => (status === 'SUBSCRIBED' ? resolve() : reject(error ?? new Error(status))));
  });
  return channel;
}

const storeWhy = 'Messages are not stored: `persist` and `replay` are rejected.';
const deleteWhy =
  'A role without a grant on the table is rejected with a system message, where hosted Realtime sends it changes without columns. A deleted row is reported with its key, as by hosted Realtime.';

export const realtimeClientCases: Cases = {
  ...clientOnlyCases(
    'accessToken',
    'channel',
    'connectionState',
    'endpointURL',
    'fetch',
    'getChannels',
    'hasLogger',
    'isConnected',
    'isConnecting',
    'isDisconnecting',
    'log',
    'onHeartbeat',
    'push',
  ),
  connect: workingCase(async (context) => {
    await joined(context);
    return { error: context.anon.realtime.isConnected() ? null : { code: 'not connected' } };
  }),
  disconnect: workingCase(async ({ anon }) => void (await anon.realtime.disconnect())),
  removeAllChannels: workingCase(async (context) => {
    await joined(context);
    return result((await context.anon.realtime.removeAllChannels()).at(-1) ?? 'none');
  }),
  removeChannel: workingCase(async (context) =>
    result(await context.anon.realtime.removeChannel(await joined(context))),
  ),
  sendHeartbeat: workingCase(async (context) => {
    await joined(context);
    const statuses: string[] = [];
    context.anon.realtime.onHeartbeat((status) => void statuses.push(status));
    await context.anon.realtime.sendHeartbeat();
    for (let tries = 0; tries < 100 && !statuses.includes('ok'); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return { error: statuses.includes('ok') ? null : { code: statuses.join() } };
  }),
  setAuth: workingCase(async (context) => {
    const channel = await joined(context);
    await context.anon.realtime.setAuth((await context.user.auth.getSession()).data.session?.access_token);
    return result(await channel.send({ type: 'broadcast', event: 'x', payload: {} }));
  }),
};

export const channelCases: Cases = {
  ...clientOnlyCases('copyBindings', 'presenceState', 'teardown', 'updateJoinPayload'),
  httpSend: workingCase(
    ({ anon }) => anon.channel(`contract-${randomUUID()}`).httpSend('x', { n: 1 }) as never,
    storeWhy,
  ),
  on: { result: 'client', why: deleteWhy },
  send: workingCase(async (context) => {
    const channel = await joined(context, { broadcast: { ack: true } });
    return result(await channel.send({ type: 'broadcast', event: 'x', payload: {} }));
  }, storeWhy),
  subscribe: workingCase(async (context) => void (await joined(context))),
  track: workingCase(async (context) => result(await (await joined(context)).track({ name: 'Ζωή' }))),
  unsubscribe: workingCase(async (context) => result(await (await joined(context)).unsubscribe())),
  untrack: workingCase(async (context) => result(await (await joined(context)).untrack())),
};

export const functionsClientCases: Cases = {
  ...clientOnlyCases('fetch', 'setAuth'),
  invoke: workingCase(
    ({ anon }) => anon.functions.invoke('stores', { body: { limit: 1 } }),
    'Limits: 30 s until the response begins and 128 MB a function; `Deno.serve` and `Deno.env` of Deno. Requests of at most 1 MB.',
  ),
};
