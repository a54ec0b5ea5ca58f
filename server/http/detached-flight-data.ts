import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '@/lib/http/security-headers';
import { pageCacheHeaders } from '@/server/next-internals/build-output';
import { compressBrotliAndGzip } from './compression';
import { createEncodedResponse, type PreparedResponse, sendPrepared } from './prepared-responses';

// Those of the last hours, of at most 200 kB each.
const maxVersions = 100;
const version = /(?:^|&)v=([\w-]+)$/;

/**
 * The flight data of pages that were sent without them. A page gets those it was rendered with, also when Next has made
 * it anew meanwhile: React would otherwise draw it again. Versions that this process does not know are left to Next.
 */
export class DetachedFlightDataStore {
  readonly #bodies = new Map<string, Buffer>();
  readonly #pages = new Map<string, Promise<PreparedResponse>>();

  /** Adds flight data; returns their version. */
  readonly add = (flight: string): string => {
    const name = createHash('sha256').update(flight).digest('base64url').slice(0, 12);
    this.#bodies.set(name, Buffer.from(flight));
    for (const old of [...this.#bodies.keys()].slice(0, -maxVersions)) {
      this.#bodies.delete(old);
      this.#pages.delete(old);
    }
    return name;
  };

  /** Responds with the version that a request names; false when there is none. */
  respond(search: string, request: IncomingMessage, response: ServerResponse): boolean {
    const [, name = ''] = version.exec(search) ?? [];
    const body = request.headers.rsc === '1' ? this.#bodies.get(name) : undefined;
    if (!body) return false;
    const page = this.#pages.get(name) ?? prepare(name, body);
    this.#pages.set(name, page);
    page.then(
      (prepared) => sendPrepared(prepared, request, response),
      (error: Error) => response.destroy(error),
    );
    return true;
  }
}

async function prepare(name: string, body: Buffer): Promise<PreparedResponse> {
  const headers = Object.entries({
    ...securityHeaders,
    ...pageCacheHeaders,
    'Content-Type': 'text/x-component',
  }).flat();
  const packed = { identity: body, ...(await compressBrotliAndGzip(body, 'quick')) };
  const forms: PreparedResponse['forms'] = {};
  for (const encoding of ['identity', 'br', 'gzip'] as const)
    forms[encoding] = createEncodedResponse(encoding, name, headers, packed[encoding].length, () => packed[encoding]);
  return { forms, tags: [] };
}
