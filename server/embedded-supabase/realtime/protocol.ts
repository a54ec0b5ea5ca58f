import { z } from 'zod';

/** A Phoenix message: with serialiser 2 an array, with serialiser 1 an object. */
export type RealtimeMessage = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
};

/** The body of a broadcast: JSON text or bytes, as its sender encoded it. */
export type EncodedBroadcast = { event: string; encoding: 'json' | 'binary'; body: Buffer };

export type RealtimeProtocolVersion = '1.0.0' | '2.0.0';

const text = z.string().max(4096);
const reference = z.union([text, z.number().transform(String)]).nullish();
const arraySchema = z.tuple([reference, reference, text, text, z.unknown()]);
const objectSchema = z.object({ join_ref: reference, ref: reference, topic: text, event: text, payload: z.unknown() });

const broadcastPush = 3;
const broadcastFrame = 4;
const jsonEncoding = 1;

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** The message in a text frame, null when it is none. */
export function decodeTextFrame(frame: string, version: RealtimeProtocolVersion): RealtimeMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return null;
  }
  if (version === '1.0.0') {
    const parsed = objectSchema.safeParse(value);
    if (!parsed.success) return null;
    const { join_ref, ref, topic, event, payload } = parsed.data;
    return { joinRef: join_ref ?? null, ref: ref ?? null, topic, event, payload };
  }
  const parsed = arraySchema.safeParse(value);
  if (!parsed.success) return null;
  const [joinRef, ref, topic, event, payload] = parsed.data;
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload };
}

/**
 * The broadcast in a binary frame of serialiser 2: kind, five lengths, an encoding, then the parts. Null when it is
 * none.
 */
export function decodeBinaryFrame(
  frame: Buffer,
): (RealtimeMessage & { broadcast: EncodedBroadcast; metadata: string }) | null {
  if (frame.length < 7 || frame[0] !== broadcastPush) return null;
  const lengths = [...frame.subarray(1, 6)];
  let offset = 7;
  const [joinRef = '', ref = '', topic = '', event = '', metadata = ''] = lengths.map((length) => {
    offset += length;
    return frame.toString('utf8', offset - length, offset);
  });
  if (offset > frame.length) return null;
  const encoding = frame[6] === jsonEncoding ? 'json' : 'binary';
  const body = frame.subarray(offset);
  // Every receiver would fail on it, and not the one who sent it.
  if (encoding === 'json' && !isJson(body.toString('utf8'))) return null;
  const broadcast: EncodedBroadcast = { event, encoding, body };
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload: null, broadcast, metadata };
}

/** The text frame of a message whose payload is JSON text already. */
export function encodeFrameWithJsonPayload(
  { joinRef, ref, topic, event }: Omit<RealtimeMessage, 'payload'>,
  json: string,
  version: RealtimeProtocolVersion,
) {
  const [join, own, subject, name] = [joinRef, ref, topic, event].map((value) => JSON.stringify(value));
  return version === '1.0.0'
    ? `{"join_ref":${join},"ref":${own},"topic":${subject},"event":${name},"payload":${json}}`
    : `[${join},${own},${subject},${name},${json}]`;
}

/** The text frame of a message. */
export const encodeTextFrame = ({ payload, ...message }: RealtimeMessage, version: RealtimeProtocolVersion): string =>
  encodeFrameWithJsonPayload(message, JSON.stringify(payload ?? null), version);

/**
 * The frame of a broadcast: binary with serialiser 2, text with serialiser 1, and where a name is too long for a binary
 * frame. Null for bytes that would need a text frame.
 */
export function encodeBroadcastFrame(
  topic: string,
  { event, encoding, body }: EncodedBroadcast,
  version: RealtimeProtocolVersion,
): string | Buffer | null {
  const topicBytes = Buffer.from(topic);
  const eventBytes = Buffer.from(event);
  // The header has one byte for each length.
  if (version === '1.0.0' || topicBytes.length > 255 || eventBytes.length > 255) {
    if (encoding === 'binary') return null;
    const payload = { type: 'broadcast', event, payload: JSON.parse(body.toString('utf8')) as unknown };
    return encodeTextFrame({ joinRef: null, ref: null, topic, event: 'broadcast', payload }, version);
  }
  const header = [broadcastFrame, topicBytes.length, eventBytes.length, 0, encoding === 'json' ? jsonEncoding : 0];
  return Buffer.concat([Buffer.from(header), topicBytes, eventBytes, body]);
}
