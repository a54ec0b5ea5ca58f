import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when the `_rsc` parameter is the hash of the router's headers, as Next demands: it keeps caches that ignore `Vary` from mixing
 * pages and page data. What does not match goes to Next, which redirects it to the right address.
 */
export function hasRouterKey(headers: IncomingHttpHeaders, search: string): boolean {
  const tree = headers['next-router-state-tree'];
  const url = headers['next-url'];
  const key = new URLSearchParams(search).get('_rsc');
  if (tree === undefined && url === undefined) return key === '';
  const digest = createHash('sha256')
    .update(`0,0,${tree ?? '0'},${url ?? '0'}`)
    .digest();
  return key === digest.subarray(0, 12).toString('base64url');
}
