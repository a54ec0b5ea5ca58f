import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The idempotency key of a submission: the form's own UUID, otherwise (no JavaScript) the key of the content. */
export function resolveIdempotencyKey(fromForm: unknown, content: unknown, now = new Date()): string {
  const given = z.uuid().safeParse(fromForm);
  return given.success ? given.data : deduplicationKey(content, now);
}

/** A UUID derived from the content and the day: the same text sent twice in one day has the same one. */
export function deduplicationKey(content: unknown, now = new Date()): string {
  return contentKey([now.toISOString().slice(0, 10), content]);
}

/** A UUID derived from the content: the same content has the same one, any other content another. */
export function contentKey(content: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
