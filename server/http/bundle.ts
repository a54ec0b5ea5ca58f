import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';

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
