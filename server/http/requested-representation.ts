import type { IncomingMessage } from 'node:http';
import { hasRouterKey } from '@/server/next-internals/rsc-key';

/** What a request may get from memory: the page, its data, or nothing because only Next can answer. */
export type RequestedRepresentation = 'document' | 'data' | null;

// Drafts, partial prefetches and actions are left to Next.
const own = ['next-action', 'next-router-prefetch', 'next-router-segment-prefetch', 'x-prerender-revalidate'];

/** Decides by method, headers and query alone. A query changes nothing on a prerendered page, except `?lang=`, which redirects to another one. */
export function requestedRepresentation(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  search: string,
): RequestedRepresentation {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (own.some((name) => headers[name] !== undefined)) return null;
  if (headers.cookie?.includes('__prerender_bypass')) return null;
  if (search && /lang|%/i.test(search)) return null;
  if (headers.rsc === undefined) return 'document';
  return headers.rsc === '1' && hasRouterKey(headers, search) ? 'data' : null;
}
