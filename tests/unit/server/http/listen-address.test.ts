import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildLocalSiteUrl, resolveListenHost } from '@/server/http/listen-address';

test('a site that trusts the headers of a proxy can be reached by others only when LISTEN_ADDRESS says so', () => {
  expect(resolveListenHost(undefined, true)).toBe('127.0.0.1');
  expect(resolveListenHost('', true)).toBe('127.0.0.1');
  expect(resolveListenHost('10.0.0.5', true)).toBe('10.0.0.5');
  expect(resolveListenHost(undefined, false)).toBeUndefined();
  expect(resolveListenHost('10.0.0.5', false)).toBe('10.0.0.5');
});

test('programs on the machine reach the site wherever it listens', () => {
  for (const host of [undefined, '0.0.0.0', '::', '127.0.0.1', '::1'])
    expect(buildLocalSiteUrl(host, 3000)).toBe('http://localhost:3000');
  expect(buildLocalSiteUrl('10.0.0.5', 3000)).toBe('http://10.0.0.5:3000');
  expect(buildLocalSiteUrl('fd00::5', 3000)).toBe('http://[fd00::5]:3000');
});

test('the server listens there, and in a container on all addresses', () => {
  const [, site = ''] = readFileSync('Dockerfile', 'utf8').split(/ AS site\n/);
  expect(site).toMatch(/^ENV .*\bLISTEN_ADDRESS=0\.0\.0\.0\b/m);
  expect(readFileSync('server/web-server.ts', 'utf8')).toContain('server.listen({ port, host,');
});
