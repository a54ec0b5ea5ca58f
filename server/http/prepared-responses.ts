import { statSync } from 'node:fs';
import { buildContentSecurityPolicy } from '@/lib/http/csp';
import { crossOriginImageHeader, securityHeaders } from '@/lib/http/security-headers';
import { areTagsStaleSince, notFoundPagePath } from '@/server/next-internals/build-output';
import {
  type ContentEncoding,
  openResponseBundle,
  type ResponseBundle,
  type ResponseBundleEntry,
  type ResponseKind,
} from './prepared-response-bundle';
import { createEncodedResponse, type PreparedResponse } from './send-prepared';

// The bodies of 1,500 pages with their data. A larger range has the rest on disk.
const maxBytesInMemory = 256 * 1024 * 1024;

/** The prepared responses of a build, held in memory. They are as large as the bundle: nothing is added at run time. */
export class PreparedResponses {
  readonly #distDir: string;
  #bundle: ResponseBundle | null = null;
  #responses = emptyResponses();
  #since = 0;

  constructor(distDir: string) {
    this.#distDir = distDir;
    this.reload();
  }

  /** Reads the bundle, at the start and again when it has been written anew. */
  reload(): void {
    const before = this.#bundle;
    const bundle = openResponseBundle(this.#distDir, maxBytesInMemory);
    this.#bundle = bundle;
    this.#since = bundle?.madeAt ?? 0;
    this.#responses = emptyResponses();
    for (const entry of bundle?.entries ?? []) {
      if (!bundle || isNewer(entry.file, this.#since)) continue;
      const status = entry.kind === 'page' && entry.urlPath.endsWith(notFoundPagePath) ? 404 : 200;
      this.#responses[entry.kind].set(entry.urlPath, { forms: forms(entry, bundle), tags: entry.tags, status });
    }
    before?.close();
  }

  /** The page or file at a path. */
  document(path: string): PreparedResponse | undefined {
    return this.#current('page', path) ?? this.#current('file', path) ?? this.#current('asset', path);
  }

  /** What client-side navigation requests instead of the page. */
  data(path: string): PreparedResponse | undefined {
    return this.#current('data', path);
  }

  get size(): number {
    return Object.values(this.#responses).reduce((sum, pages) => sum + pages.size, 0);
  }

  /** Removes an invalidated response from memory permanently: from then on Next renders and caches it. */
  #current(kind: ResponseKind, path: string): PreparedResponse | undefined {
    const page = this.#responses[kind].get(path);
    if (!page || !areTagsStaleSince(page.tags, this.#since)) return page;
    this.#responses[kind].delete(path);
    return undefined;
  }
}

const emptyResponses = (): Record<ResponseKind, Map<string, PreparedResponse>> => ({
  ...{ page: new Map(), data: new Map() },
  ...{ file: new Map(), asset: new Map() },
});

/** True when the file has been replaced after the build was prepared and before this process started. */
function isNewer(file: string, since: number): boolean {
  return Math.floor(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since;
}

function forms(
  { kind, etag, headers, hashes, bodies }: ResponseBundleEntry,
  bundle: ResponseBundle,
): PreparedResponse['forms'] {
  const result: PreparedResponse['forms'] = {};
  // Set now and not at build time: the policy depends on how the site is run.
  const policy = hashes && { 'Content-Security-Policy': buildContentSecurityPolicy(hashes) };
  const shared = headers['Content-Type']?.startsWith('image/') && {
    [crossOriginImageHeader.name]: crossOriginImageHeader.value,
  };
  const common = kind === 'asset' ? {} : { ...securityHeaders, ...shared };
  const rawHeaders = Object.entries({ ...common, ...headers, ...policy }).flat();
  for (const [name, span] of Object.entries(bodies)) {
    const encoding = name as ContentEncoding;
    result[encoding] = createEncodedResponse(encoding, etag, rawHeaders, span[1], () => bundle.body(span));
  }
  return result;
}
