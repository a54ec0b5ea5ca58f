import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ACTION_HEADER } from '@/lib/http/action-header';

/** Headers whose requests only Next.js can handle: server actions and forced revalidation. */
const NEXT_ONLY_REQUEST_HEADERS = [ACTION_HEADER, 'x-prerender-revalidate'];

/** Headers of the router that its key covers, in the order in which they are hashed. */
const ROUTER_HEADERS = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;

/** The cookie of draft mode. */
const DRAFT_MODE_COOKIE = '__prerender_bypass';

/** Response headers that mark what Next.js caches: pages have the first, files the second. */
export const NEXT_CACHE_HEADERS = ['x-nextjs-prerender', 'x-nextjs-cache'];

/** The response header that marks a part of a page, which a build without no-segment-data.ts would have. */
export const NEXT_PART_HEADER = 'x-nextjs-postponed';

// What a browser sends to call a server action. Next passes anything on to the action and responds with 500 if that
// fails, so what our pages never send is rejected here. tests/unit/server/next-internals/action-arguments.test.ts keeps
// every action to this shape: the form data is its last argument.
const maxDepth = 40;
const maxValues = 20_000;

/** The id of a server action; its first byte encodes which arguments the action reads. */
export const ACTION_ID_PATTERN = /^[\da-f]{42}$/;

const formReference = /^\$K[\da-f]+$/;
const isForm = (value: unknown) => typeof value === 'string' && formReference.test(value);
// How React serialises what JSON does not have, and a second reference to an object (by row and path). Nothing else
// occurs in the state of a form.
const known = /^\$(\$|undefined$|Infinity$|-Infinity$|-0$|NaN$|D|n-?\d{1,50}$)/;
const mention = /^\$([01])((?::[^:]+)*)$/;

/**
 * The number of arguments an action reads, from the first byte of its id (six bits, first argument first); null if it
 * is not an id.
 */
export function argumentCountOfActionId(id: string): number | null {
  if (!ACTION_ID_PATTERN.test(id)) return null;
  const used = (Number.parseInt(id.slice(0, 2), 16) >> 1) & 0x3f;
  return used === 0 ? 0 : 6 - Math.log2(used & -used);
}

/** True for the arguments of a call by script: form states, then the form itself. */
export function areValidActionArguments(id: string, args: unknown): boolean {
  const read = argumentCountOfActionId(id);
  // Next handles ids that do not exist.
  if (read === null) return Array.isArray(args);
  if (!Array.isArray(args) || args.length > 6) return false;
  if (read > 0 && !isForm(args[read - 1])) return false;
  const others = args.filter((value) => !isForm(value));
  return isState(others, 0, args);
}

/** True for the fields in which a form without JavaScript identifies its action: the id, and the states bound to it. */
export function areValidFormActionFields(fields: FormData): boolean {
  const named = [...fields].filter(([name]) => /^\$ACTION_(ID|REF)_/.test(name));
  // That of the form and that of its button: each is looked up among all fields.
  if (named.length > 2) return false;
  for (const [name, value] of named) {
    if (name.startsWith('$ACTION_ID_')) {
      if ((argumentCountOfActionId(name.slice(11)) ?? 1) > 1) return false;
      continue;
    }
    if (typeof value !== 'string') return false;
    const own = `$ACTION_${name.slice('$ACTION_REF_'.length)}`;
    const action = tryParseJson(fields.get(`${own}:0`)) as { id?: unknown; bound?: unknown } | null | undefined;
    if (typeof action !== 'object' || action === null || typeof action.id !== 'string') return false;
    const states = action.bound === '$@1' ? tryParseJson(fields.get(`${own}:1`)) : action.bound === null ? [] : null;
    if (!Array.isArray(states) || !isState(states, 1, states)) return false;
    // The form itself comes last.
    if (states.length !== Math.max(argumentCountOfActionId(action.id) ?? states.length + 1, 1) - 1) return false;
  }
  return true;
}

/** The value of a JSON text, undefined if it is not valid JSON. */
export function tryParseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for plain data as React serialises it; references are by row and by the path from `root`. */
function isState(states: unknown[], row: 0 | 1, root: unknown[]): boolean {
  let left = maxValues;
  const holds = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > maxDepth) return false;
    if (typeof value === 'string') return !value.startsWith('$') || known.test(value) || isMention(value, row, root);
    if (typeof value !== 'object' || value === null) return true;
    return Object.values(value).every((inner) => holds(inner, depth + 1));
  };
  return holds(states, 0);
}

/** True for a reference to an object that exists. */
function isMention(text: string, row: number, root: unknown[]): boolean {
  const [, number, path = ''] = mention.exec(text) ?? [];
  if (Number(number) !== row || path === '') return false;
  let at: unknown = root;
  for (const key of path.slice(1).split(':')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Record<string, unknown>)[key];
  }
  return typeof at === 'object' && at !== null;
}

/**
 * True when the `_rsc` parameter is the hash of the router's headers, as Next requires: it keeps caches that ignore
 * `Vary` from mixing up pages and page data. A mismatch goes to Next, which redirects to the right URL.
 */
export function hasValidRouterKey(headers: IncomingHttpHeaders, search: string): boolean {
  const values = ROUTER_HEADERS.map((name) => headers[name]);
  const key = keyIn(search);
  return key === (values.some((value) => value !== undefined) ? keyOf(values.map((value) => value ?? '0').join()) : '');
}

/** Most requests have no other parameter, and then nothing needs decoding. */
function keyIn(search: string): string | null {
  return search.startsWith('_rsc=') && !/[&%+]/.test(search)
    ? search.slice(5)
    : new URLSearchParams(search).get('_rsc');
}

const knownKeys = new Map<string, string>();
const maxCached = { keys: 2000, length: 2000 };

// Visitors who come from the same page send the same headers, and hashing takes a tenth of the whole response time.
function keyOf(state: string): string {
  const found = knownKeys.get(state);
  if (found) return found;
  const key = createHash('sha256').update(state).digest().subarray(0, 12).toString('base64url');
  if (knownKeys.size >= maxCached.keys) knownKeys.clear();
  if (state.length <= maxCached.length) knownKeys.set(state, key);
  return key;
}

/** What a request may get from memory: the page, its data, or nothing because only Next can respond. */
export type PrerenderedFormat = 'document' | 'data' | null;

/**
 * Decides by method, headers and query alone. A query changes nothing on a prerendered page, except `?lang=`, which
 * redirects to another one.
 */
export function requestedPrerenderedFormat(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  search: string,
): PrerenderedFormat {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (NEXT_ONLY_REQUEST_HEADERS.some((name) => headers[name] !== undefined)) return null;
  if (headers.cookie?.includes(DRAFT_MODE_COOKIE)) return null;
  if (search && /lang|%/i.test(search)) return null;
  const { 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': part } = headers;
  if (headers.rsc === undefined) return prefetch === undefined && part === undefined ? 'document' : null;
  // The router finds the tree of a page, which it requests before a prefetch, in the data of the page too.
  if (headers.rsc !== '1' || (prefetch ?? '1') !== '1' || (part ?? '/_tree') !== '/_tree') return null;
  return hasValidRouterKey(headers, search) ? 'data' : null;
}
