import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeResponseBundle } from '@/server/build/write-response-bundle';
import { createRequestHandler } from '@/server/http/handler';

const filler = 'Ωμή τροφή για σκύλους και γάτες. '.repeat(40);
export const pageHtml = (title: string, script = 'self.__next_f=[]') =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${filler}<script>${script}</script></body></html>`;
export const pageData = (title: string) => `0:{"title":"${title}"}\n1:${JSON.stringify(filler)}\n`;

type Route = { revalidate?: number; body?: string; headers?: Record<string, string>; status?: number };
const routes: Record<string, Route> = {
  '/gr': {},
  '/gr/about': {},
  '/en': {},
  '/en/about': {},
  '/en/why': {},
  '/en/page-not-found': {},
  '/en/stores': { revalidate: 60 },
  '/shops.json': { revalidate: 60, body: '[]' },
  '/sitemap.xml': { body: `<urlset>${'<url/>'.repeat(100)}</urlset>`, headers: { 'content-type': 'application/xml' } },
  '/apple-icon.png': { body: 'png', headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=9' } },
  '/_not-found': { status: 404 },
};

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A folder that looks like the output of `next build`. */
function makeBuild(root: string): { distDir: string; publicDir: string } {
  const distDir = path.join(root, 'dist');
  const publicDir = path.join(root, 'public');
  const entries = Object.entries(routes).map(([route, { revalidate, body, headers, status }]) => {
    const file = path.join(distDir, 'server/app', route);
    const tags = { 'x-next-cache-tags': `_N_T_${route}` };
    write(`${file}.meta`, JSON.stringify({ headers: { ...headers, ...tags, 'x-nextjs-stale-time': '300' } }));
    if (body) write(`${file}.body`, body);
    else {
      write(`${file}.html`, pageHtml(route));
      write(`${file}.rsc`, pageData(route));
    }
    return [
      route,
      { initialRevalidateSeconds: revalidate ?? false, initialStatus: status, dataRoute: body ? null : `${route}.rsc` },
    ];
  });
  write(path.join(distDir, 'prerender-manifest.json'), JSON.stringify({ routes: Object.fromEntries(entries) }));
  write(path.join(distDir, 'static/chunks/0abc.js'), `console.log(${JSON.stringify(filler)})`);
  const rules = Array.from({ length: 40 }, (_, index) => `.rule-${index}{color:#${1000 + index}}`);
  write(path.join(distDir, 'static/chunks/0def.css'), rules.join(''));
  write(path.join(publicDir, 'art/dog.svg'), `<svg xmlns="http://www.w3.org/2000/svg">${'<path/>'.repeat(90)}</svg>`);
  write(path.join(publicDir, 'favicon.ico'), 'icon');
  write(path.join(publicDir, 'fonts/face.01234567.woff2'), 'woff2');
  write(path.join(publicDir, 'og/card.png'), 'png picture');
  return { distDir, publicDir };
}

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Reads a response as raw bytes, in whatever encoding. */
export async function readRawResponse(response: IncomingMessage): Promise<RawResponse> {
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** Returns a function that sends a request to a local server without default headers, and returns the raw bytes. */
export const createRawFetch =
  (port: number) =>
  (url: string, headers: Record<string, string> = {}, method = 'GET', body?: string | Buffer) =>
    new Promise<RawResponse>((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', path: url, method, headers });
      call.on('response', (response) => resolve(readRawResponse(response)));
      call.on('error', reject);
      call.end(body);
    });

/** Starts a server over a prepared fixture; `next` handles what the layer passes to Next.js. */
export async function startFixture(
  next: RequestListener,
  trusted = false,
  cacheMs = 0,
  beforeStart: (folders: { distDir: string; releases: string }) => Promise<void> = async () => {},
  options: Partial<Parameters<typeof createRequestHandler>[0]> = {},
) {
  const root = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const { distDir, publicDir } = makeBuild(root);
  const releases = path.join(root, 'releases');
  await beforeStart({ distDir, releases });
  const prepared = await writeResponseBundle(distDir, publicDir);
  const server = createServer(
    createRequestHandler({ distDir, publicDir, releases, next, trusted, cacheMs, ...options }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fetchRaw = createRawFetch(port);
  const stop = async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(root, { recursive: true, force: true });
  };
  return { fetchRaw, stop, distDir, publicDir, releases, prepared, port };
}
