import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { stopProcess } from '@/server/child-process';
import { requireFreePort } from '@/server/require-free-port';
import { isInstalled } from '@/tests/load/bench/servers';
import { createRawFetch, pageHtml, type RawResponse, readRawResponse, startFixture } from './server-fixture';

const forwardedHeaders: IncomingMessage['headers'][] = [];
function next(request: IncomingMessage, response: ServerResponse) {
  forwardedHeaders.push(request.headers);
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  request.on('end', () => response.end(`received ${bytes}`));
}

/** The example with a certificate authority of its own, and ports and folders of the test. */
function exampleFor(folder: string, site: number, ports: { http: number; https: number }): string {
  const options = `local_certs
    skip_install_trust
    admin off
    http_port ${ports.http}
    https_port ${ports.https}
    storage file_system ${folder}/storage`;
  return readFileSync('deploy/caddy/Caddyfile', 'utf8')
    .replace('{\n', `{\n${options}\n`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replace('\tlog {\n', `\tlog {\noutput file ${folder}/caddy.log\n`);
}

describe.skipIf(!isInstalled('caddy', 'version'))('behind the Caddy example', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const log = path.join(folder, 'caddy.log');
  let site: Awaited<ReturnType<typeof startFixture>>;
  let caddy: ChildProcess;
  let ports: { http: number; https: number };
  let overHttp: ReturnType<typeof createRawFetch>;

  /** Requests over TLS; the name in the handshake is `servername`. */
  const overTls = (url: string, headers: Record<string, string> = {}, body?: Buffer, servername = 'www.example.com') =>
    new Promise<RawResponse>((resolve, reject) => {
      const method = body ? 'POST' : 'GET';
      const target = { host: '127.0.0.1', port: ports.https, path: url, method, servername, agent: false as const };
      const call = request({ ...target, headers: { host: servername, ...headers }, rejectUnauthorized: false });
      call.on('response', (response) => resolve(readRawResponse(response)));
      call.on('error', reject);
      call.end(body);
    });

  beforeAll(async () => {
    site = await startFixture(next, true);
    ports = { http: await requireFreePort(0), https: await requireFreePort(0) };
    overHttp = createRawFetch(ports.http);
    const config = path.join(folder, 'Caddyfile');
    writeFileSync(config, exampleFor(folder, site.port, ports));
    caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { stdio: 'ignore' });
    await vi.waitFor(async () => expect((await overTls('/en/about')).status).toBe(200), { timeout: 25_000 });
  }, 30_000);
  afterAll(async () => {
    await stopProcess(caddy);
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => {
    forwardedHeaders.length = 0;
  });

  test('pages and chunks arrive as the site sends them, with their compression and cache headers', async () => {
    const response = await overTls('/en/about', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(response.body).toString()).toBe(pageHtml('/en/about'));
    const plain = await overTls('/en/about');
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, pageHtml('/en/about')]);
    const chunk = await overTls('/_next/static/chunks/0abc.js');
    expect(chunk.headers['cache-control']).toBe(
      (await site.fetchRaw('/_next/static/chunks/0abc.js')).headers['cache-control'],
    );
    expect(chunk.headers['cache-control']).toContain('immutable');
  });

  test('only its own name is served; others lead there or get no response, and health is for everybody', async () => {
    const moved = await overTls('/en/about?a=1', {}, undefined, 'example.com');
    expect([moved.status, moved.headers.location]).toEqual([308, 'https://www.example.com/en/about?a=1']);
    const atOnce = await overHttp('/en/about?a=1', { host: 'example.com' });
    expect([atOnce.status, atOnce.headers.location]).toEqual([308, 'https://www.example.com/en/about?a=1']);
    const secure = await overHttp('/en/about?a=1', { host: 'www.example.com' });
    expect([secure.status, secure.headers.location]).toEqual([308, 'https://www.example.com/en/about?a=1']);
    for (const host of ['203.0.113.9', 'elsewhere.gr', 'x.www.example.com']) {
      await expect(overHttp('/en/about', { host })).rejects.toThrow(/hang up/);
      await expect(overTls('/en/about', { host })).rejects.toThrow(/hang up/);
    }
    // The handshake names a host that has no certificate.
    await expect(overTls('/en/about', {}, undefined, 'elsewhere.gr')).rejects.toThrow(/alert/);
    expect(forwardedHeaders).toEqual([]);
    expect((await overHttp('/api/health/live', { host: '203.0.113.9' })).status).toBe(200);
  });

  test('host, scheme and IP are those seen by the proxy, whatever the client sends', async () => {
    await overTls('/forged', {
      host: 'WWW.Example.com:8080',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
    });
    expect(forwardedHeaders[0]).toMatchObject({
      host: 'www.example.com',
      'x-forwarded-host': 'www.example.com',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1, 127.0.0.1',
    });
  });

  test('a body of more than 1 MB is rejected, except for uploads', async () => {
    const large = Buffer.alloc(2_000_000);
    // Caddy 2.6 responds 502.
    expect([413, 502]).toContain((await overTls('/en/contact', {}, large)).status);
    for (const upload of ['/api/media/upload', '/api/stores/import'])
      expect((await overTls(upload, {}, large)).body.toString()).toBe('received 2000000');
  });

  test('each response has its own id, and the log has it without IP, headers and query', async () => {
    const forged = { 'x-request-id': 'chosen-by-a-visitor', 'user-agent': 'named' };
    const response = await overTls('/logged?email=a@b.example', forged);
    const id = String(response.headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(forwardedHeaders[0]?.['x-request-id']).toBe(id);
    const line = await vi.waitFor(() => {
      const own = readFileSync(log, 'utf8')
        .split('\n')
        .find((each) => each.includes('"uri":"/logged"'));
      expect(own).toBeDefined();
      return String(own);
    });
    expect(JSON.parse(line)).toMatchObject({ status: 200, resp_headers: { 'X-Request-Id': [id] } });
    expect(line).not.toMatch(/127\.0\.0\.1|b\.example|named|chosen/);
  });

  test('requests wait for a site that restarts, and the log of a failure has no personal data', async () => {
    const { port } = site;
    await site.stop();
    const waiting = overTls('/later?email=a@b.example');
    const started = await new Promise<ReturnType<typeof createServer>>((resolve) => {
      setTimeout(() => {
        const server = createServer(next).listen(port, '127.0.0.1', () => resolve(server));
      }, 1000);
    });
    expect((await waiting).body.toString()).toBe('received 0');
    await new Promise((resolve) => started.close(resolve));
    site = await startFixture(next, true);
    const failed = await overTls('/failed?email=a@b.example');
    expect(failed.status).toBe(502);
    const lines = await vi.waitFor(() => {
      const own = readFileSync(log, 'utf8')
        .split('\n')
        .filter((each) => each.includes('"uri":"/failed"'));
      expect(own.length).toBeGreaterThan(1);
      return own.join();
    });
    expect(lines).not.toMatch(/"127\.0\.0\.1"|b\.example/);
  }, 30_000);
});
