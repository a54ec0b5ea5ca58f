import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync, writeFileSync, writeSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy } from '@/lib/http/csp';
import { securityHeaders, sharedPicture } from '@/lib/http/security-headers';
import { isStale } from '@/server/next-internals/prerendered';
import { DRAFT_COOKIE, hasRouterKey, NEXT_ONLY_HEADERS } from '@/server/next-internals/request-formats';

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

/** A page's HTML, the data that client-side navigation requests, or a file such as the sitemap. */
export type Kind = 'page' | 'data' | 'file';
export type Encoding = 'br' | 'gzip' | 'identity';
export type Span = [offset: number, length: number];

/** One prepared response: where its bodies are in the pack, its ETag, and the headers common to all its encodings. */
export type Entry = {
  address: string;
  kind: Kind;
  etag: string;
  /** What may be invalidated at run time: Next's cache tags of the page, and its file, which is newer than the pack once regenerated. */
  tags: string[];
  file: string;
  headers: Record<string, string>;
  /** Policy sources of a page's inline scripts. */
  hashes?: string[];
  bodies: Partial<Record<Encoding, Span>>;
};

const folder = (distDir: string) => path.join(distDir, 'serve');
const index = (distDir: string) => path.join(folder(distDir), 'pages.json');
const bytes = (distDir: string) => path.join(folder(distDir), 'pages.bin');

/** The folder of the prepared assets. */
export const assetsFolder = (distDir: string) => path.join(folder(distDir), 'assets');

export function writeBundle(distDir: string, entries: Entry[], bodies: Buffer[]): void {
  const file = openSync(bytes(distDir), 'w');
  for (const body of bodies) writeWhole(file, body);
  closeSync(file);
  writeFileSync(index(distDir), JSON.stringify(entries));
}

/** The prepared responses of a build, with their bodies in one buffer; null when the build was not prepared. */
export function readBundle(distDir: string): { entries: Entry[]; bodies: Buffer; madeAt: number } | null {
  try {
    const entries = JSON.parse(readFileSync(index(distDir), 'utf8'));
    return { entries, bodies: readWhole(bytes(distDir)), madeAt: statSync(index(distDir)).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

// Node reads and writes no more than 2 GiB at once; the pack of a range of thousands of products is larger.
const atOnce = 2 ** 28;

function writeWhole(file: number, body: Buffer): void {
  let done = 0;
  while (done < body.length) done += writeSync(file, body, done, Math.min(atOnce, body.length - done));
}

function readWhole(path: string): Buffer {
  const file = openSync(path, 'r');
  const whole = Buffer.allocUnsafeSlow(fstatSync(file).size);
  let done = 0;
  while (done < whole.length) {
    const read = readSync(file, whole, done, Math.min(atOnce, whole.length - done), done);
    if (read === 0) throw new Error(`${path}: ends after ${done} of ${whole.length} bytes`);
    done += read;
  }
  closeSync(file);
  return whole;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Both compressed forms of a body. Brotli 11 is for what many pages share; for the hundreds of pages of a build, 9 is ten times as fast and
 * 8 % larger.
 */
export async function compress(body: Buffer, quality = 11): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body, { level: 9 })]);
  return { br, gzip: gz };
}

/** True for media types that compress well. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json|.*\+xml)|image\/svg\+xml)/.test(type);
}

export type EncodedVariant = { etag: string; headers: string[]; fresh: string[]; body: Buffer };
export type Page = { forms: Partial<Record<Encoding, EncodedVariant>>; tags: string[] };

/** The prepared responses of a build, held in memory. They are as large as the pack: nothing is added at run time. */
export class PrerenderedStore {
  readonly #answers: Record<Kind, Map<string, Page>> = { page: new Map(), data: new Map(), file: new Map() };
  readonly #hashes = new Map<string, string[]>();
  readonly #since: number;
  readonly bytes: number;

  constructor(distDir: string) {
    const pack = readBundle(distDir);
    this.bytes = pack?.bodies.length ?? 0;
    this.#since = pack?.madeAt ?? 0;
    for (const entry of pack?.entries ?? []) {
      if (entry.kind === 'page') this.#hashes.set(entry.address, entry.hashes ?? []);
      if (isNewer(entry.file, this.#since)) continue;
      this.#answers[entry.kind].set(entry.address, {
        forms: forms(entry, pack?.bodies ?? Buffer.alloc(0)),
        tags: entry.tags,
      });
    }
  }

  /** The policy sources of a prepared page's inline scripts. */
  hashes(path: string): readonly string[] {
    return this.#hashes.get(path) ?? [];
  }

  /** The page or file at a path. */
  document(path: string): Page | undefined {
    return this.#current('page', path) ?? this.#current('file', path);
  }

  /** What client-side navigation requests instead of the page. */
  data(path: string): Page | undefined {
    return this.#current('data', path);
  }

  get size(): number {
    return Object.values(this.#answers).reduce((sum, answers) => sum + answers.size, 0);
  }

  /** Removes an invalidated response from memory permanently: from then on Next renders and caches it. */
  #current(kind: Kind, path: string): Page | undefined {
    const page = this.#answers[kind].get(path);
    if (!page || !isStale(page.tags, this.#since)) return page;
    this.#answers[kind].delete(path);
    return undefined;
  }
}

/** True when Next has regenerated the page after the build was prepared and before this process started. */
function isNewer(file: string, since: number): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since;
}

function forms({ etag, headers, hashes, bodies }: Entry, pack: Buffer): Page['forms'] {
  const result: Page['forms'] = {};
  // Set now and not at build time: the policy depends on how the site is run.
  const policy = hashes && { 'Content-Security-Policy': contentSecurityPolicy(hashes) };
  const shared = headers['Content-Type']?.startsWith('image/') && { [sharedPicture.name]: sharedPicture.value };
  const rawHeaders = Object.entries({ ...securityHeaders, ...shared, ...headers, ...policy }).flat();
  for (const [name, [offset, length]] of Object.entries(bodies)) {
    const encoding = name as Encoding;
    result[encoding] = encodeVariant(encoding, etag, rawHeaders, pack.subarray(offset, offset + length));
  }
  return result;
}

/** One encoding of a response: its own ETag, and its headers with and without those of the body. */
export function encodeVariant(
  encoding: Encoding,
  etag: string,
  rawHeaders: readonly string[],
  body: Buffer,
): EncodedVariant {
  const tag = encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`;
  const fresh = [...rawHeaders, 'ETag', tag];
  const own = ['Content-Length', String(body.length)];
  if (encoding !== 'identity') own.push('Content-Encoding', encoding);
  return { etag: tag, headers: [...fresh, ...own], fresh, body };
}
