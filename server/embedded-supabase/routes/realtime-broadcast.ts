import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readChannelRights } from '../realtime/channel-session';
import { type RealtimeIdentity, resolveKeyIdentity, resolveTokenIdentityOrReason } from '../realtime/identity';
import type { EncodedBroadcast } from '../realtime/protocol';
import type { RealtimeServer } from '../realtime/server';

const batchSchema = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1).max(255),
        event: z.string().max(255),
        payload: z.unknown(),
        private: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(100),
});

const error = (status: number, message: string) => Response.json({ error: message, message }, { status });
const accepted = () => new Response(null, { status: 202 });
const jsonBody = (payload: unknown): Buffer => Buffer.from(JSON.stringify(payload ?? {}));

/** Broadcasts by HTTP (`channel.httpSend()`): a private channel needs a policy that lets the caller write. */
export function realtimeBroadcastRoutes(realtime: RealtimeServer): Hono {
  const { settings, database } = realtime.backend;

  async function identityOf(c: Context): Promise<RealtimeIdentity | Response> {
    const key = resolveKeyIdentity(settings, c.req.header('apikey') ?? '');
    if (!key) return error(401, 'Unauthorized');
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!token || token.startsWith('sb_')) return key;
    const identity = await resolveTokenIdentityOrReason(settings, token);
    return typeof identity === 'string' ? error(401, identity) : identity;
  }

  async function send(
    identity: RealtimeIdentity,
    topic: string,
    isPrivate: boolean,
    message: EncodedBroadcast,
  ): Promise<boolean> {
    if (isPrivate && !(await readChannelRights(database, topic, identity)).broadcast.write) return false;
    await realtime.broadcast(`${isPrivate ? 'private' : 'public'}:${topic}`, message);
    return true;
  }

  return new Hono()
    .post('/realtime/v1/api/broadcast', async (c) => {
      const identity = await identityOf(c);
      if (identity instanceof Response) return identity;
      const parsed = batchSchema.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return error(422, z.prettifyError(parsed.error));
      // Messages that the policies forbid are left out without an error, as by hosted Realtime.
      for (const { topic, event, payload, private: isPrivate } of parsed.data.messages)
        await send(identity, topic, isPrivate, { event, encoding: 'json', body: jsonBody(payload) });
      return accepted();
    })
    .post('/realtime/v1/api/broadcast/:topic/events/:event', async (c) => {
      const identity = await identityOf(c);
      if (identity instanceof Response) return identity;
      if (c.req.query('persist') !== undefined || c.req.query('persist[ttl]') !== undefined)
        return error(422, 'Messages are not stored here');
      const { topic, event } = c.req.param();
      const isPrivate = c.req.query('private') === 'true';
      const type = c.req.header('content-type') ?? '';
      if (!/^application\/(json|octet-stream)\b/.test(type)) return error(415, 'Unsupported Media Type');
      const body = Buffer.from(await c.req.arrayBuffer());
      const encoding = type.startsWith('application/json') ? 'json' : 'binary';
      if (encoding === 'json') {
        const parsed = await Promise.resolve(body.toString('utf8'))
          .then(JSON.parse)
          .catch(() => undefined);
        if (parsed === undefined) return error(422, 'The payload is not JSON');
      }
      const sent = await send(identity, topic, isPrivate, { event, encoding, body });
      return sent ? accepted() : error(403, 'You do not have permissions to write to this Channel topic');
    });
}
