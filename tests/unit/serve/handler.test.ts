import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '@/lib/brand';
import { assetsFolder } from '@/scripts/serve/pack';
import { data, page, startFixture } from './fixture';

const seen: { url?: string; headers: IncomingMessage['headers']; body: string }[] = [];

/** What stands for Next: tells what reached it. */
async function next(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ url: request.url, headers: request.headers, body });
  if (request.url?.startsWith('/en/stores')) response.setHeader('x-nextjs-prerender', '1').setHeader('ETag', '"plain"');
  if (request.url === '/shops.json') response.setHeader('x-nextjs-cache', 'HIT');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (request.url?.endsWith('?fail')) {
    response.statusCode = 500;
    response.end('failed');
    return;
  }
  if (request.url?.endsWith('?slow-end')) {
    // As Next does with a stale page: the bytes at once, the end when the new page is made.
    response.setHeader('Content-Length', Buffer.byteLength(page('next', 'live()')));
    response.write(page('next', 'live()'));
    await new Promise((resolve) => setTimeout(resolve, 3000));
    response.end();
    return;
  }
  response.setHeader('Content-Length', Buffer.byteLength(page('next', 'live()')));
  // As Next's compression does before it ends an answer.
  response.writeHead(200);
  response.end(page('next', 'live()'));
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
let site: Awaited<ReturnType<typeof startFixture>>;
beforeAll(async () => {
  site = await startFixture(next);
});
afterAll(() => site.stop());
afterEach(() => {
  seen.length = 0;
  tagsManifest.clear();
});

describe('pages from memory', () => {
  test.each([
    ['/', '/gr'],
    ['/about', '/gr/about'],
    ['/en', '/en'],
    ['/en/about?utm_source=x', '/en/about'],
    [`/en/why-${brand.slug}-food`, '/en/why'],
  ])('%s shows the route %s without Next', async (address, route) => {
    const answer = await site.ask(address, { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toMatch(/rsc.*Accept-Encoding/);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=300, must-revalidate');
    expect(brotliDecompressSync(answer.body).toString()).toBe(page(route));
    expect(seen).toEqual([]);
  });

  test('takes the best encoding that the client takes, each with its own strong tag', async () => {
    const forms = ['br', 'gzip', 'gzip;q=1, br;q=0', 'identity', undefined];
    const answers = await Promise.all(
      forms.map((form) => site.ask('/about', form === undefined ? {} : { 'accept-encoding': form })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      'gzip',
      undefined,
      undefined,
    ]);
    expect(gunzipSync(answers[1]?.body ?? '').toString()).toBe(page('/gr/about'));
    expect(answers[4]?.body.toString()).toBe(page('/gr/about'));
    const tags = new Set(answers.map(({ headers }) => headers.etag));
    expect(tags.size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test.each(['br', 'gzip', 'identity'])(
    'answers 304 in %s to its own tag, alone, weak or in a list',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const { etag = '' } = (await site.ask('/about', headers)).headers;
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await site.ask('/about', { ...headers, 'if-none-match': tag });
        expect(answer.status).toBe(304);
        expect(answer.headers.etag).toBe(etag);
        expect(answer.body).toHaveLength(0);
      }
      expect((await site.ask('/about', { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  test('unpacked pages that are asked for all at once on one connection come whole and in their order', async () => {
    const socket = connect(site.port, '127.0.0.1');
    const addresses = ['/about', '/en', '/', '/en/about'];
    const question = (address: string) => `GET ${address} HTTP/1.1\r\nhost: x\r\n`;
    socket.write(addresses.map((address) => `${question(address)}\r\n`).join(''));
    socket.write(`HEAD /about HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const answers = Buffer.concat(chunks).toString().split('HTTP/1.1 200 OK').slice(1);
    const bodies = answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4));
    expect(bodies).toEqual([...['/gr/about', '/en', '/gr', '/en/about'].map((route) => page(route)), '']);
    for (const answer of answers)
      expect(Number(/content-length: (\d+)/i.exec(answer)?.[1])).toBe(
        Buffer.byteLength(bodies[answers.indexOf(answer)] || page('/gr/about')),
      );
  });

  test('HEAD tells the length and sends nothing', async () => {
    const whole = await site.ask('/about', { 'accept-encoding': 'br' });
    const head = await site.ask('/about', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    expect(head.body).toHaveLength(0);
  });

  test('metadata routes keep their own type and lifetime', async () => {
    const map = await site.ask('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(map.headers['content-type']).toBe('application/xml');
    expect(map.headers['content-encoding']).toBe('br');
    const icon = await site.ask('/apple-icon.png?v=1', { 'accept-encoding': 'br' });
    expect(icon.headers['content-encoding']).toBeUndefined();
    expect(icon.headers['cache-control']).toBe('public, max-age=9');
    expect(icon.body.toString()).toBe('png');
  });

  test('every picture says what it is', async () => {
    expect((await site.ask('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
    expect((await site.ask('/art/dog.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  test.each([
    ['/apple-icon.png', 'cross-origin'],
    ['/art/dog.svg', 'cross-origin'],
    ['/about', 'same-origin'],
    ['/sitemap.xml', 'same-origin'],
  ])('the answer at %s may be used by pages of %s', async (address, policy) => {
    expect((await site.ask(address)).headers['cross-origin-resource-policy']).toBe(policy);
  });

  test('the policy allows the inline scripts of the page and no others', async () => {
    const policy = String((await site.ask('/about')).headers['content-security-policy']);
    expect(policy).toContain(hashOf('self.__next_f=[]'));
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });
});

describe('page data', () => {
  const tree = '%5B%22%22%5D';
  const router = { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/en' };
  const key = () => computeCacheBustingSearchParam(undefined, undefined, tree, '/en');

  test('is answered from memory under the key that Next computes', async () => {
    const answer = await site.ask(`/about?_rsc=${await key()}`, { ...router, 'accept-encoding': 'br' });
    expect(brotliDecompressSync(answer.body).toString()).toBe(data('/gr/about'));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/x-component',
      'x-nextjs-stale-time': '300',
      'x-nextjs-rewritten-path': '/gr/about',
    });
    expect((await site.ask(`/en/about?_rsc=${await key()}`, router)).headers).not.toHaveProperty(
      'x-nextjs-rewritten-path',
    );
    expect(seen).toEqual([]);
  });

  test.each([
    ['a wrong key', {}, '/about?_rsc=wrong'],
    ['no key', {}, '/about'],
    ['a prefetch', { 'next-router-prefetch': '1' }, null],
    ['a prefetch of a part', { 'next-router-segment-prefetch': '/_tree' }, null],
  ])('with %s goes to Next', async (_name, extra, url) => {
    await site.ask(url ?? `/about?_rsc=${await key()}`, { ...router, ...(extra as Record<string, string>) });
    expect(seen).toHaveLength(1);
  });
});

describe('left to Next', () => {
  test.each([
    ['the built path of the default language', '/gr/about', {}, 'GET'],
    ['a change of language', '/about?lang=en', {}, 'GET'],
    ['a change of language in disguise', '/about?l%61ng=en', {}, 'GET'],
    ['an unknown path', '/nowhere', {}, 'GET'],
    ['a trailing slash', '/about/', {}, 'GET'],
    ['another spelling of a path', '/%61bout', {}, 'GET'],
    ['a draft', '/about', { cookie: '__prerender_bypass=1' }, 'GET'],
    ['a page with a time to live', '/en/stores', {}, 'GET'],
    ['what Next keeps for itself', '/_not-found', {}, 'GET'],
  ])('%s', async (_name, url, headers, method) => {
    await site.ask(url, { ...(headers as Record<string, string>), 'content-length': '0' }, method);
    expect(seen.map((request) => request.url)).toEqual([url]);
  });

  test('a page that an action declares outdated, with its data, and no other', async () => {
    expect((await site.ask('/en/about')).body.toString()).toBe(page('/en/about'));
    tagsManifest.set('_N_T_/en/about', { expired: Date.now() });
    expect((await site.ask('/en/about')).body.toString()).toBe(page('next', 'live()'));
    expect((await site.ask('/about')).body.toString()).toBe(page('/gr/about'));
    expect(seen).toHaveLength(1);
    tagsManifest.clear();
    // Once left to Next it stays there: the memory holds the page as it was built.
    await site.ask('/en/about');
    expect(seen).toHaveLength(2);
  });

  test('a page made anew gets a policy for the scripts it has now, compressed and without a nonce', async () => {
    const answer = await site.ask('/en/stores', { 'accept-encoding': 'br' });
    expect(answer.headers['content-security-policy']).toContain(hashOf('live()'));
    expect(answer.headers['content-security-policy']).not.toContain('nonce-');
    expect(answer.headers.etag).toMatch(/^"[\w-]{22}-br"$/);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=300, must-revalidate');
    expect(brotliDecompressSync(answer.body).toString()).toBe(page('next', 'live()'));
  });
  test('a page that Next keeps is asked for without a nonce, and HEAD tells the same as GET', async () => {
    const [got, head] = [await site.ask('/en/stores'), await site.ask('/en/stores', {}, 'HEAD')];
    expect(seen.map(({ headers }) => headers['content-security-policy'])).toEqual([undefined, undefined]);
    const told = ({ headers: { date: _, 'x-request-id': __, ...others } }: typeof got) => others;
    expect(told(head)).toEqual(told(got));
    expect(head.body).toHaveLength(0);
  });
  test('Next is asked once for all who ask within a moment, and each gets the form that it takes', async () => {
    const patient = await startFixture(next, false, 60_000);
    const codings = ['br', 'gzip', 'identity'];
    const asked = codings.map((coding) => patient.ask('/en/stores', { 'accept-encoding': coding }));
    const bodies = (await Promise.all(asked)).map(({ body }) => body) as [Buffer, Buffer, Buffer];
    const [packed, zipped, plain] = bodies;
    expect(brotliDecompressSync(packed).toString()).toBe(page('next', 'live()'));
    expect(gunzipSync(zipped).toString()).toBe(page('next', 'live()'));
    expect(plain.toString()).toBe(page('next', 'live()'));
    const again = await patient.ask('/en/stores?from=mail');
    const known = await patient.ask('/en/stores', { 'if-none-match': String(again.headers.etag) });
    expect([known.status, known.body.length, known.headers['content-length']]).toEqual([304, 0, undefined]);
    expect(seen).toHaveLength(1);
    tagsManifest.set('_N_T_/en/stores', { expired: Date.now() });
    await patient.ask('/en/stores');
    expect(seen).toHaveLength(2);
    const files = [await patient.ask('/shops.json'), await patient.ask('/shops.json')];
    expect(files.map(({ status }) => status)).toEqual([200, 200]);
    expect(seen).toHaveLength(3);
    await patient.stop();
  });
  test('a page that failed is not kept', async () => {
    const [first, second] = [await site.ask('/en/stores?fail'), await site.ask('/en/stores?fail')];
    expect([first.status, second.status, seen.length]).toEqual([500, 500, 2]);
    expect(first.body.toString()).toBe('failed');
  });

  test('a stale page does not wait for its successor', async () => {
    const start = performance.now();
    const answer = await site.ask('/en/stores?slow-end', { 'accept-encoding': 'br' });
    expect(performance.now() - start).toBeLessThan(2500);
    expect(brotliDecompressSync(answer.body).toString()).toBe(page('next', 'live()'));
    expect(answer.headers['content-security-policy']).toContain(hashOf('live()'));
  });

  test('any other page gets a nonce of its own, the same in request and answer', async () => {
    const policies = [await site.ask('/x'), await site.ask('/x')].map(
      ({ headers }) => headers['content-security-policy'],
    );
    const nonces = policies.map((policy) => /'(nonce-[\w+/=]{24})'/.exec(String(policy))?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { headers }] of seen.entries())
      expect(headers['content-security-policy']).toContain(String(nonces[index]));
  });
});

describe('assets', () => {
  test('hashed ones are kept for good, compressed ahead', async () => {
    const script = await site.ask('/_next/static/chunks/0abc.js', { 'accept-encoding': 'gzip, br' });
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(script.body).toString()).toMatch(/^console\.log/);
    const font = await site.ask('/fonts/face.01234567.woff2', { 'accept-encoding': 'br' });
    expect(font.headers['cache-control']).toContain('immutable');
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  test('a picture is asked for again after an hour and then answered 304', async () => {
    const picture = await site.ask('/art/dog.svg', { 'accept-encoding': 'gzip' });
    expect(picture.headers['content-encoding']).toBe('gzip');
    expect(picture.headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': String(picture.headers.etag) };
    expect((await site.ask('/art/dog.svg', headers)).status).toBe(304);
  });

  test('ranges: a part when asked well, the whole when asked badly', async () => {
    const part = await site.ask('/art/dog.svg', { range: 'bytes=0-3' });
    expect([part.status, part.body.toString()]).toEqual([206, '<svg']);
    for (const range of ['bytes=-5', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2'])
      expect((await site.ask('/art/dog.svg', { range })).status).toBe(200);
    expect((await site.ask('/art/dog.svg', { range: 'bytes=0-3', 'if-range': '"x"' })).status).toBe(200);
  });

  test('one that has gone since the start breaks off, and the others stay', async () => {
    rmSync(path.join(assetsFolder(site.distDir), 'favicon.ico'));
    await expect(site.ask('/favicon.ico')).rejects.toThrow('socket hang up');
    expect((await site.ask('/fonts/face.01234567.woff2')).status).toBe(200);
  });

  test('nothing outside the folder', async () => {
    await site.ask('/_next/static/../../pages.json');
    await site.ask('/art/..%2f..%2fpages.json');
    expect(seen).toHaveLength(2);
  });
});

describe('forms with parts', () => {
  const type = 'multipart/form-data; boundary=xx';
  const whole = '--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--xx--\r\n';
  const post = (body: string, url = '/about') =>
    site.ask(url, { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }, 'POST', body);

  test('a whole one reaches Next unchanged', async () => {
    expect((await post(whole)).status).toBe(200);
    expect(seen).toMatchObject([{ url: '/about', body: whole, headers: { 'content-type': type } }]);
  });

  test.each([
    ['cut off', whole.slice(0, -10)],
    ['without its boundary', 'hello'],
    ['empty', ''],
    ['with a part without a name', '--xx\r\n\r\n1\r\n--xx--\r\n'],
  ])('one %s is refused with 400', async (_name, body) => {
    expect((await post(body)).status).toBe(400);
    expect(seen).toEqual([]);
  });
});

describe('calls of actions', () => {
  const id = `60${'a'.repeat(40)}`;
  const type = 'multipart/form-data; boundary=xx';
  const headers = (body: string) => ({ 'content-type': type, 'content-length': String(Buffer.byteLength(body)) });
  const parts = (fields: Record<string, string>) =>
    `${Object.entries(fields)
      .map(([name, value]) => `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')}--xx--\r\n`;
  const call = (body: string, more = {}) =>
    site.ask('/about', { 'next-action': id, ...headers(body), ...more }, 'POST', body);
  const bound = (fields: Record<string, string>) => {
    const body = parts(fields);
    return site.ask('/about', headers(body), 'POST', body);
  };
  const ref = { $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`, $ACTION_KEY: 'k1' };

  test('as browsers send them reach Next unchanged', async () => {
    const state = '[{"ok":false,"message":"$$5"},"$K1"]';
    for (const body of [parts({ _1_email: 'a@b.example', 0: '["$undefined","$K1"]' }), parts({ 0: state })]) {
      expect((await call(body)).status).toBe(200);
      expect(seen.pop()?.body).toBe(body);
    }
    expect((await bound({ ...ref, '$ACTION_1:1': '[null]', email: 'a@b.example' })).status).toBe(200);
  });

  test.each(['', 'x', '{}', '"$1"', '[', 'null', '[]', '["$K1"]', '["$@0","$K1"]', '[[1],[2]]'])(
    'with %j instead are refused with 400',
    async (body) => {
      expect((await call(body, { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(400);
      expect((await call(parts({ 0: body }))).status).toBe(400);
      expect((await bound({ ...ref, '$ACTION_1:1': body.replace('"$K1"', '"$@1"') })).status).toBe(400);
      expect(seen).toEqual([]);
    },
  );

  test('from another origin are refused with 403, at addresses for programs they are not', async () => {
    const body = parts({ 0: '[null,"$K1"]' });
    for (const origin of ['https://evil.example', 'null', 'nonsense', ''])
      expect((await call(body, { origin, host: 'site.example' })).status).toBe(403);
    expect(seen).toEqual([]);
    expect((await call(body, { origin: 'https://site.example', host: 'site.example' })).status).toBe(200);
    const one = parts({ 'List-Unsubscribe': 'One-Click' });
    const away = { ...headers(one), origin: 'https://mail.example' };
    expect((await site.ask('/api/newsletter/unsubscribe?token=x', away, 'POST', one)).status).toBe(200);
  });
});

test('the button of a mail program (RFC 8058) passes in either coding', async () => {
  const ask = (type: string, body: string) =>
    site.ask(
      '/api/newsletter/unsubscribe?token=x',
      { 'content-type': type, 'content-length': String(body.length) },
      'POST',
      body,
    );
  const part = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect((await ask('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect((await ask('multipart/form-data; boundary=b', part)).status).toBe(200);
  expect(seen).toHaveLength(2);
});

test('only a named proxy may say which host and scheme were asked', async () => {
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' };
  const answer = await site.ask('/x', forged);
  expect(seen[0]?.headers).not.toHaveProperty('x-forwarded-host');
  expect(seen[0]?.headers).not.toHaveProperty('x-forwarded-proto');
  expect(seen[0]?.headers).not.toHaveProperty('forwarded');
  for (const name of overHttps) expect(answer.headers).not.toHaveProperty(name);
});

const overHttps = ['strict-transport-security', 'cross-origin-opener-policy'];

test.each(['/about', '/en/stores', '/x'])(
  '%s has the headers of https when it came over https, and only then',
  async (url) => {
    const proxied = await startFixture((_request, response) => {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('x-nextjs-cache', 'HIT')
        .end(page('live'));
    }, true);
    for (const proto of ['https', 'http', 'https']) {
      const { headers } = await proxied.ask(url, { 'x-forwarded-proto': proto });
      for (const name of overHttps) expect(name in headers, `${name} over ${proto}`).toBe(proto === 'https');
    }
    await proxied.stop();
  },
);
