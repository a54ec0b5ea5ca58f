import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { z } from 'zod';
import { createLogOptions } from '@/lib/observability/log-options';

/** A page's HTML, the data that client-side navigation requests, a generated file such as the sitemap, or an asset. */
export type ResponseKind = 'page' | 'data' | 'file' | 'asset';
export type ContentEncoding = 'br' | 'gzip' | 'identity';
export type BundleByteRange = [offset: number, length: number];

/** One prepared response: where its bodies are in the bundle, its ETag, and the headers common to all its encodings. */
export type ResponseBundleEntry = {
  urlPath: string;
  kind: ResponseKind;
  etag: string;
  /** True when it was compressed quickly and can still become smaller. */
  quick: boolean;
  /** Next's cache tags of the page, by which it can be invalidated at run time. */
  tags: string[];
  /** Where it was read; a file that is newer than the bundle has been replaced since. */
  file: string;
  headers: Record<string, string>;
  /** Policy sources of a page's inline scripts. */
  hashes?: string[];
  bodies: Partial<Record<ContentEncoding, BundleByteRange>>;
};

type Index = { madeAt: number; bodies: string; entries: ResponseBundleEntry[] };
// Written by this file; each entry of thousands is not worth the time at a start, but the places of its bodies are.
const indexSchema = z.object({
  madeAt: z.number(),
  bodies: z.string(),
  entries: z.array(z.looseObject({ bodies: z.record(z.string(), z.tuple([z.int().min(0), z.int().min(0)])) })),
});

// Next removes everything else from its folder at the next build, which uses what has not changed again.
const folder = (distDir: string) => path.join(distDir, 'cache/serve');
const indexFile = (distDir: string) => path.join(folder(distDir), 'bundle.json');

/** A bundle that is being written: `add` appends the bodies of a response, `finish` makes it the one that is served. */
export function createResponseBundleWriter(distDir: string, madeAt = Date.now()) {
  mkdirSync(folder(distDir), { recursive: true });
  const before = readIndex(distDir);
  const name = `bundle-${randomUUID()}.bin`;
  const file = openSync(path.join(folder(distDir), name), 'w');
  const entries: ResponseBundleEntry[] = [];
  let size = 0;
  const place = (body: Buffer): BundleByteRange => {
    writeWhole(file, body);
    size += body.length;
    return [size - body.length, body.length];
  };
  return {
    add(about: Omit<ResponseBundleEntry, 'bodies'>, bodies: Partial<Record<ContentEncoding, Buffer>>) {
      const spans = Object.entries(bodies).map(([encoding, body]) => [encoding, place(body)]);
      entries.push({ ...about, bodies: Object.fromEntries(spans) });
    },
    finish() {
      // On disk before the index names it, so that a power failure leaves the former bundle or this one.
      syncAndClose(file);
      const draft = `${indexFile(distDir)}.part`;
      const index = openSync(draft, 'w');
      writeFileSync(index, JSON.stringify({ madeAt, bodies: name, entries } satisfies Index));
      syncAndClose(index);
      renameSync(draft, indexFile(distDir));
      if (before) rmSync(path.join(folder(distDir), before.bodies), { force: true });
      removeAbandoned(folder(distDir), name);
      return { entries, bytes: size };
    },
  };
}

function syncAndClose(file: number): void {
  fsyncSync(file);
  closeSync(file);
}

const abandonedAfterMs = 3_600_000;

/** Removes what a writer left that was killed. A younger file may still be written by somebody else. */
function removeAbandoned(directory: string, ownName: string): void {
  for (const name of readdirSync(directory)) {
    const file = path.join(directory, name);
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (/^bundle-.*\.bin$/.test(name) && name !== ownName && Date.now() - changedMs > abandonedAfterMs)
      rmSync(file, { force: true });
  }
}

function readIndex(distDir: string): Index | null {
  try {
    return indexSchema.parse(JSON.parse(readFileSync(indexFile(distDir), 'utf8'))) as Index;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (error instanceof SyntaxError || error instanceof z.ZodError) return reportDamage('its index cannot be read');
    throw error;
  }
}

/** The site works without prepared responses, only slower; `npm run build` prepares them again. */
function reportDamage(reason: string): null {
  pino(createLogOptions()).error({ reason }, 'the bundle of prepared responses is damaged: run npm run build');
  return null;
}

/** The open file of the bodies; null when it is missing or ends before the last of them. */
function openBodies(file: string, entries: readonly ResponseBundleEntry[]): number | null {
  let end = 0;
  for (const { bodies } of entries)
    for (const [offset, length] of Object.values(bodies)) end = Math.max(end, offset + length);
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return reportDamage('the file of its bodies is missing');
    throw error;
  }
  const { size } = fstatSync(descriptor);
  if (size >= end) return descriptor;
  closeSync(descriptor);
  return reportDamage(`its bodies end after ${size} bytes instead of ${end}`);
}

/** an open bundle: its responses, and their bodies by their place. */
export type ResponseBundle = {
  entries: ResponseBundleEntry[];
  madeAt: number;
  body: (span: BundleByteRange) => Buffer;
  close: () => void;
};

/**
 * The prepared responses of a build; null when the build was not prepared, or the bundle is damaged, which is logged. The bodies that nearly every client gets
 * (Brotli, and what is not compressed) are read at once, up to `maxBytesInMemory`; the others when they are requested:
 * they come from the operating system's cache of files, which gives memory back.
 */
export function openResponseBundle(distDir: string, maxBytesInMemory: number): ResponseBundle | null {
  const index = readIndex(distDir);
  if (!index) return null;
  const file = openBodies(path.join(folder(distDir), index.bodies), index.entries);
  if (file === null) return null;
  const spans: BundleByteRange[] = [];
  let bytesInMemory = 0;
  for (const { bodies } of index.entries) {
    const span = bodies.br ?? bodies.identity;
    // An empty body has the place of the next one.
    if (!span?.[1] || bytesInMemory + span[1] > maxBytesInMemory) continue;
    spans.push(span);
    bytesInMemory += span[1];
  }
  // One block, which the operating system gets back as a whole when the bundle is read anew.
  const memory = Buffer.allocUnsafeSlow(bytesInMemory);
  const inMemory = new Map<number, Buffer>();
  let end = 0;
  for (const [offset, length] of spans) {
    const body = memory.subarray(end, end + length);
    readInto(body, file, offset);
    inMemory.set(offset, body);
    end += length;
  }
  // Clients that request a page and do not read it share one copy.
  const lent = new Map<number, WeakRef<Buffer>>();
  return {
    ...{ entries: index.entries, madeAt: index.madeAt },
    body: (span) => {
      const [offset, length] = span;
      if (length === 0) return Buffer.alloc(0);
      const known = inMemory.get(offset) ?? lent.get(offset)?.deref();
      if (known) return known;
      const body = Buffer.allocUnsafeSlow(length);
      readInto(body, file, offset);
      lent.set(offset, new WeakRef(body));
      return body;
    },
    close: () => closeSync(file),
  };
}

// Node reads and writes no more than 2 GiB at once; the bundle of a range of thousands of products is larger.
const atOnce = 2 ** 28;

function writeWhole(file: number, body: Buffer): void {
  let done = 0;
  while (done < body.length) done += writeSync(file, body, done, Math.min(atOnce, body.length - done));
}

function readInto(body: Buffer, file: number, offset: number): void {
  let done = 0;
  while (done < body.length) {
    const read = readSync(file, body, done, Math.min(atOnce, body.length - done), offset + done);
    if (read === 0) throw new Error(`The bundle ends after ${offset + done} bytes instead of ${offset + body.length}`);
    done += read;
  }
}
