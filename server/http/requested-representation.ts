import type { IncomingMessage } from 'node:http';
import { DRAFT_COOKIE, NEXT_ONLY_HEADERS } from '@/server/next-internals/request-headers';
import { hasRouterKey } from '@/server/next-internals/rsc-key';

/** What a request may get from memory: the page, its data, or nothing because only Next can answer. */
export type RequestedRepresentation = 'document' | 'data' | null;

/** Decides by method, headers and query alone. A query changes nothing on a prerendered page, except `?lang=`, which redirects to another one. */
export function requestedRepresentation(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  search: string,
): RequestedRepresentation {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (NEXT_ONLY_HEADERS.some((name) => headers[name] !== undefined)) return null;
  if (headers.cookie?.includes(DRAFT_COOKIE)) return null;
  if (search && /lang|%/i.test(search)) return null;
  if (headers.rsc === undefined) return 'document';
  return headers.rsc === '1' && hasRouterKey(headers, search) ? 'data' : null;
}
