import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when the `_rsc` parameter is the hash of the router's headers, as Next requires: it keeps caches that ignore `Vary` from mixing up
 * pages and page data. A mismatch goes to Next, which redirects to the right URL.
 */
export function hasRouterKey(headers: IncomingHttpHeaders, search: string): boolean {
  const tree = headers['next-router-state-tree'] as string | undefined;
  const url = headers['next-url'] as string | undefined;
  const key = keyIn(search);
  return key === (tree === undefined && url === undefined ? '' : keyOf(`0,0,${tree ?? '0'},${url ?? '0'}`));
}

/** Most requests have no other parameter, and then nothing needs decoding. */
function keyIn(search: string): string | null {
  return search.startsWith('_rsc=') && !/[&%+]/.test(search)
    ? search.slice(5)
    : new URLSearchParams(search).get('_rsc');
}

const known = new Map<string, string>();
const maxCached = { kept: 2000, length: 2000 };

// Visitors who come from the same page send the same headers, and hashing takes a tenth of the whole response time.
function keyOf(state: string): string {
  const found = known.get(state);
  if (found) return found;
  const key = createHash('sha256').update(state).digest().subarray(0, 12).toString('base64url');
  if (known.size >= maxCached.kept) known.clear();
  if (state.length <= maxCached.length) known.set(state, key);
  return key;
}
