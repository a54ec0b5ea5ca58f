import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ConnectionOptions, connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isInstalled, startProxy } from '@/tests/load/bench/servers';
import { createRawFetch, pageData, pageHtml, startFixture } from './server-fixture';

const forwardedHeaders: IncomingMessage['headers'][] = [];
const formerChunk = '/_next/static/chunks/of-a-former-release.js';
let chunkStatus = 200;

async function next(request: IncomingMessage, response: ServerResponse) {
  forwardedHeaders.push(request.headers);
  if (request.url === formerChunk) {
    response.statusCode = chunkStatus;
    response.setHeader('Cache-Control', 'public, max-age=1');
    response.end(chunkStatus === 200 ? 'code of a former release' : 'gone');
    return;
  }
  const cookie = request.url === '/session';
  if (cookie) response.setHeader('Set-Cookie', 'a=1');
  if (request.url === '/sign-in')
    response.setHeader(
      'Set-Cookie',
      [0, 1, 2].map((part) => `s.${part}=${'x'.repeat(3180)}`),
    );
  response.setHeader('Cache-Control', request.url === '/private' ? 'private, no-store' : 'public, s-maxage=60');
  response.end(`made for ${request.headers.cookie ?? 'everybody'} ${forwardedHeaders.length}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function createCertificate(folder: string) {
  const [certificate, key] = ['cert.pem', 'key.pem'].map((name) => path.join(folder, name)) as [string, string];
  const names = ['-subj', '/CN=www.example.com', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names], {
    stdio: 'ignore',
  });
  return { certificate, key };
}

describe.skipIf(!isInstalled('nginx') || !isInstalled('openssl', 'version'))('behind the nginx example', () => {
  let site: Awaited<ReturnType<typeof startFixture>>;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let fetchRaw: ReturnType<typeof createRawFetch>;
  let tlsPort = 0;
  let certificates = '';
  beforeAll(async () => {
    site = await startFixture(next, true);
    const port = await freePort();
    tlsPort = await freePort();
    certificates = mkdtempSync(path.join(tmpdir(), 'proxy-tls-'));
    proxy = await startProxy(port, [site.port], undefined, undefined, {
      port: tlsPort,
      ...createCertificate(certificates),
    });
    fetchRaw = createRawFetch(port);
  }, 30_000);
  afterAll(async () => {
    await proxy?.stop();
    await site?.stop();
    rmSync(certificates, { recursive: true, force: true });
  });
  afterEach(() => {
    forwardedHeaders.length = 0;
  });

  const tree = '%5B%22%22%5D';
  const key = createHash('sha256').update(`0,0,${tree},/en`).digest().subarray(0, 12).toString('base64url');
  const router = { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/en' };

  test('page, page data and each encoding are cached separately, on the first and second request', async () => {
    for (const _ of ['first', 'second']) {
      const url = `/en/about?_rsc=${key}`;
      const br = await fetchRaw(url, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(brotliDecompressSync(br.body).toString()).toBe(pageHtml('/en/about'));
      expect(gunzipSync((await fetchRaw(url, { 'accept-encoding': 'gzip' })).body).toString()).toBe(
        pageHtml('/en/about'),
      );
      expect((await fetchRaw(url)).body.toString()).toBe(pageHtml('/en/about'));
      expect((await fetchRaw(url, { 'accept-encoding': 'br;q=0' })).body.toString()).toBe(pageHtml('/en/about'));
      const flight = await fetchRaw(url, { ...router, 'accept-encoding': 'br' });
      expect(brotliDecompressSync(flight.body).toString()).toBe(pageData('/en/about'));
    }
  });

  test('a cached response is not requested again, another query is', async () => {
    const first = await fetchRaw('/stored');
    expect((await fetchRaw('/stored')).body).toEqual(first.body);
    expect((await fetchRaw('/stored?page=2')).body).not.toEqual(first.body);
    expect(forwardedHeaders).toHaveLength(2);
  });

  test('the cookies of a session that begins fit, in three parts of the largest size', async () => {
    const response = await fetchRaw('/sign-in');
    expect([response.status, response.headers['set-cookie']?.length]).toEqual([200, 3]);
  });

  test('a chunk that the site no longer has is served from the cache, even when it has expired there', async () => {
    chunkStatus = 200;
    expect((await fetchRaw(formerChunk)).body.toString()).toBe('code of a former release');
    chunkStatus = 404;
    await new Promise((resolve) => setTimeout(resolve, 2100));
    const again = await fetchRaw(formerChunk);
    expect([again.status, again.body.toString()]).toEqual([200, 'code of a former release']);
    expect(forwardedHeaders).toHaveLength(2);
  });

  test('only its own name is served; others lead there or get no response, and health is for everybody', async () => {
    const moved = await fetchRaw('/en/about?a=1', { host: 'example.com' });
    expect([moved.status, moved.headers.location]).toEqual([308, 'http://www.example.com/en/about?a=1']);
    for (const host of ['203.0.113.9', 'elsewhere.gr', 'x.www.example.com'])
      await expect(fetchRaw('/en/about', { host })).rejects.toThrow(/hang up/);
    expect(forwardedHeaders).toEqual([]);
    expect((await fetchRaw('/api/health/live', { host: '203.0.113.9' })).status).toBe(200);
    expect((await fetchRaw('/en/about', { host: 'www.example.com' })).status).toBe(200);
  });

  /** The name in the certificate that a client gets, and whether its second connection resumes the session. */
  async function handshake(servername?: string, options: ConnectionOptions = {}) {
    const open = async (session?: Buffer) => {
      const socket = connect({ port: tlsPort, servername, rejectUnauthorized: false, session, ...options });
      let ticket: Buffer | undefined;
      socket.on('session', (data) => {
        ticket = data;
      });
      await once(socket, 'secureConnect');
      const result = { name: socket.getPeerCertificate().subject?.CN, reused: socket.isSessionReused() };
      socket.end(`HEAD /en/about HTTP/1.1\r\nHost: ${servername}\r\nConnection: close\r\n\r\n`).resume();
      await once(socket, 'close');
      return { ...result, ticket };
    };
    const { name, ticket } = await open();
    return { name, reused: (await open(ticket)).reused };
  }

  test('over TLS only its own name gets a certificate; a bare address and other names get an alert', async () => {
    for (const servername of [undefined, 'elsewhere.gr', 'x.www.example.com'])
      await expect(handshake(servername)).rejects.toThrow(/unrecognized name/);
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
      expect(await handshake('www.example.com', { minVersion: version, maxVersion: version })).toEqual({
        name: 'www.example.com',
        reused: true,
      });
    const old = { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' } as const;
    await expect(handshake('www.example.com', old)).rejects.toThrow(/protocol version/);
  });

  test('nothing private is cached: Set-Cookie, drafts, sessions, private responses', async () => {
    for (const url of ['/private', '/session']) {
      const first = await fetchRaw(url);
      expect((await fetchRaw(url)).body).not.toEqual(first.body);
    }
    await fetchRaw('/mixed', { cookie: '__Host-staff-session=secret' });
    expect((await fetchRaw('/mixed')).body.toString()).toContain('everybody');
    expect((await fetchRaw('/mixed', { cookie: '__Host-staff-session=secret' })).body.toString()).toContain('secret');
  });

  test('each response has its own id, even a cached one, and the log has it without IP and query', async () => {
    const forged = { 'x-request-id': 'chosen-by-a-visitor' };
    const responses = [
      await fetchRaw('/logged?email=a@b.example', forged),
      await fetchRaw('/logged?email=a@b.example', forged),
    ];
    const ids = responses.map(({ headers }) => String(headers['x-request-id']));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(forwardedHeaders.map((headers) => headers['x-request-id'])).toEqual(ids.slice(0, 1));
    // nginx writes its log line after the response.
    const read = () => readFileSync(path.join(proxy.folder, 'access.log'), 'utf8').split('\n');
    const lines = await vi.waitFor(() => {
      const own = read().filter((line) => line.includes('"/logged"'));
      expect(own).toHaveLength(2);
      return own;
    });
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toMatchObject(
      ids.map((requestId, index) => ({
        ...{ requestId, method: 'GET', path: '/logged', status: 200 },
        cache: index === 0 ? 'MISS' : 'HIT',
      })),
    );
    expect(lines.join()).not.toMatch(/email|b\.example/);
    expect(Object.keys(entries[0] ?? {}).join(' ')).toBe(
      'time requestId method path status bytes seconds cache upstream upstreamSeconds',
    );
  });

  test('a body of more than 1 MB is rejected, except for uploads and imports', async () => {
    const large = Buffer.alloc(2_000_000);
    const post = async (url: string) => (await fetchRaw(url, {}, 'POST', large)).status;
    expect(await post('/en/contact')).toBe(413);
    expect([await post('/api/media/upload'), await post('/api/stores/import')]).toEqual([200, 200]);
  });

  test('host, scheme and IP are those seen by the proxy, whatever the client sends', async () => {
    await fetchRaw('/forged', {
      host: 'WWW.Example.com:8080',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '6.6.6.6',
    });
    expect(forwardedHeaders[0]).toMatchObject({
      host: 'www.example.com',
      'x-forwarded-host': 'www.example.com',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1, 127.0.0.1',
    });
  });
});
