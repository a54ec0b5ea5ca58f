import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { canonicalizeRequestPath } from '@/lib/http/canonicalize-request-path';
import { RETURN_TO_HEADER } from '@/lib/http/return-to';
import { createFormerActionIdResolver, readActionNames } from '@/server/next-internals/action-ids';
import { readCacheTagsByPath, readPrerenderedNonPagePaths } from '@/server/next-internals/build-output';
import {
  createChunkFinder,
  createPerPageStylesheetReducer,
  inlineStylesAndDeferScripts,
} from '@/server/next-internals/optimize-page-html';
import { type PrerenderedFormat, requestedPrerenderedFormat } from '@/server/next-internals/request-protocol';
import {
  canonicalRedirectUrl,
  isHttpsRequest,
  redirectPermanently,
  redirectToHost,
  requestedHost,
} from './canonical-host';
import { isCrossOriginForm, sendCrossOriginFormRejection } from './cross-origin-forms';
import { DetachedFlightDataStore } from './detached-flight-data';
import { withErrorPage } from './error-page';
import { createFormerAssetHandler, formerActionName } from './former-releases';
import { limitRenderConcurrency } from './limit-render-concurrency';
import { PreparedResponses, sendPrepared } from './prepared-responses';
import {
  addAllowHeader,
  addHttpsHeaders,
  applySecurityHeadersAndNonce,
  limitSharedCaching,
  withRateLimitStatus,
} from './response-headers';
import { RevalidatedPageCache } from './revalidated-page-cache';
import { createAssetHandler, listAssetPaths } from './serve-assets-from-disk';
import {
  allowedMethods,
  findRejectionStatus,
  isActionOrMultipartPost,
  respondWithStatus,
  validateAndForwardFormPost,
} from './validate-request';

type Options = {
  distDir: string;
  /** The folder of assets that are served from disk. */
  publicDir: string;
  /** The folder of former releases; it may be empty or missing. */
  releases: string;
  /** Handles everything that was not prepared. */
  next: RequestListener;
  /** True when the operator configured proxies whose forwarded headers are trusted. */
  trusted: boolean;
  /** The site's public URL: requests for other hosts are redirected to it. Null in a trial on this machine. */
  siteUrl?: string | null;
  /** Called for a form that is rejected because its origin is another than the requested host. */
  onOtherOrigin?: (origin: string | undefined, host: string) => void;
  /** How long a response from Next's own cache is reused for everybody. */
  cacheMs?: number;
};

// Next takes host and origin from these headers; only a trusted proxy may set them.
const forwarded = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded'];

/**
 * Handles every request to the site: from memory what the build prepared, then the assets, then Next. `handle` below
 * has all decisions in their order. A page of the build ends at `sendPrepared`, everything that only the site itself can
 * respond to in `toNext`.
 */
export function createRequestHandler({
  distDir,
  publicDir,
  releases,
  next: site,
  trusted,
  siteUrl = null,
  onOtherOrigin = () => {},
  cacheMs = 1000,
}: Options): RequestListener & { pages: PreparedResponses } {
  const pages = new PreparedResponses(distDir);
  const files = new Set([...readPrerenderedNonPagePaths(distDir), ...listAssetPaths(publicDir)]);
  const assets = createAssetHandler(publicDir);
  const former = createFormerAssetHandler(releases);
  const currentId = createFormerActionIdResolver(readActionNames(distDir), (id) => formerActionName(releases, id));
  const sheets = createPerPageStylesheetReducer(distDir);
  const next = limitRenderConcurrency(withRateLimitStatus(withErrorPage(site, distDir, sheets)));
  const onDemandChunks = createChunkFinder(distDir);
  const flights = new DetachedFlightDataStore();
  const withLateScripts = (html: string) => inlineStylesAndDeferScripts(html, sheets, onDemandChunks, flights.add);
  const revalidated = new RevalidatedPageCache(readCacheTagsByPath(distDir), cacheMs, withLateScripts);

  const isPage = (path: string) => revalidated.has(path);

  function toNext(representation: PrerenderedFormat, path: string, request: IncomingMessage, response: ServerResponse) {
    if (!trusted) for (const name of forwarded) delete request.headers[name];
    delete request.headers[RETURN_TO_HEADER];
    const { remoteAddress } = request.socket;
    // This server counts as a proxy that reports what it saw (see TRUSTED_PROXIES): the last entry is the real peer.
    const before = trusted ? request.headers['x-forwarded-for'] : undefined;
    request.headers['x-forwarded-for'] = [before, remoteAddress].filter(Boolean).join(', ');
    limitSharedCaching(response);
    addAllowHeader(request, response);
    applySecurityHeadersAndNonce(request, response);
    if (isActionOrMultipartPost(request)) {
      const host = requestedHost(request, trusted);
      if (isCrossOriginForm(request, host)) {
        onOtherOrigin(request.headers.origin, host);
        return sendCrossOriginFormRejection(request, response, siteUrl ? new URL(siteUrl).origin : '');
      }
      // So that the middleware need not run for it.
      if (request.headers[ACTION_HEADER] === undefined) request.headers[RETURN_TO_HEADER] = request.url;
      validateAndForwardFormPost(request, response, next, currentId).catch((error: Error) => response.destroy(error));
      return;
    }
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !revalidated.has(path)) return next(request, response);
    revalidated.respond(representation, path, request, response, next).catch((error: Error) => response.destroy(error));
  }

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    // A client that takes the site for a proxy puts its host into the request target (RFC 9112, section 3.2.2).
    if (request.url?.[0] !== '/') request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/');
    const status = findRejectionStatus(request, files);
    if (status === 405) response.setHeader('Allow', allowedMethods(request.url ?? '', files));
    if (status) return respondWithStatus(request, response, status);
    if (isHttpsRequest(request, trusted)) addHttpsHeaders(response);
    const canonical = canonicalRedirectUrl(request, siteUrl, trusted, isPage);
    if (canonical) return redirectToHost(request, response, canonical);
    const { url = '/', method } = request;
    const question = url.indexOf('?');
    const path = question < 0 ? url : url.slice(0, question);
    const search = question < 0 ? '' : url.slice(question + 1);
    const representation = requestedPrerenderedFormat(request, search);
    // What was taken out of a page that Next has made anew.
    if (representation === 'data' && flights.respond(search, request, response)) return;
    const built = representation && (representation === 'data' ? pages.data(path) : pages.document(path));
    const page = built ?? (representation && revalidated.current(representation, path));
    if (page) return sendPrepared(page, request, response);
    if (method !== 'GET' && method !== 'HEAD') return toNext(representation, path, request, response);
    // Only now, because whatever is in memory has been requested by its canonical path.
    const own = canonicalizeRequestPath(url, isPage);
    if (own !== url) return redirectPermanently(response, own);
    const rest = () => former(request, response, () => toNext(representation, path, request, response));
    assets(request, response, rest);
  };
  return Object.assign(handle, { pages });
}
