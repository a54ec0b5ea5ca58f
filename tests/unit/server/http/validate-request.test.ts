import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedMethods, findRejectionStatus, maxFormBytes } from '@/server/http/validate-request';

const files = new Set(['/robots.txt', '/en/blog/feed.xml', '/store-locator/list.geojson']);
const statusOf = (request: { url: string; method: string; headers: Record<string, string> }) =>
  findRejectionStatus(request, files);
const get = (url: string) => statusOf({ url, method: 'GET', headers: {} });
const post = (headers: Record<string, string>) => statusOf({ url: '/', method: 'POST', headers });

describe('requests rejected before they reach the site', () => {
  it.each(['/%', '/%E0%A4%A', '/a%00b', '/%C3', '*', ''])('%s is malformed', (url) => expect(get(url)).toBe(400));
  it.each(['/', '/en/a?b=%', '/%F0%9F%90%95', '/%2e%2e/x'])('%s passes', (url) => expect(get(url)).toBeNull());
  it('limits bodies by their Content-Length and requires one', () => {
    expect(post({ 'content-length': String(maxFormBytes) })).toBeNull();
    expect(post({ 'content-length': String(maxFormBytes + 1) })).toBe(413);
    expect(post({ 'transfer-encoding': 'chunked' })).toBe(411);
  });
  it.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'get', ''])(
    '%s is not an allowed method',
    (method) => {
      for (const url of ['/', '/en/faq?x', '/api/health', '/feeding-plan/plan.pdf'])
        expect(statusOf({ url, method, headers: {} })).toBe(405);
    },
  );
  it('rejects a form at URLs that serve only files', () => {
    expect(statusOf({ url: '/_next/data/x.json', method: 'POST', headers: { 'content-length': '1' } })).toBe(405);
    expect(statusOf({ url: '/_next/static/x.js', method: 'GET', headers: {} })).toBeNull();
  });
  it.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST'])('%s is rejected for a data file', (method) => {
    const headers = { 'content-length': '0' };
    for (const url of ['/store-locator/stores.json', '/en/store-locator/stores%2Ejson?x', '/search/index.json'])
      expect(statusOf({ url, method, headers })).toBe(405);
  });
  it.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST'])('%s is rejected for a prerendered file', (method) => {
    const headers = { 'content-length': '0' };
    for (const url of [
      '/robots.txt',
      '/en/blog/feed%2Exml',
      '//en/x/../blog/./feed.xml?y',
      '/store-locator/list.geojson',
    ])
      expect(statusOf({ url, method, headers })).toBe(405);
  });
  it('accepts a form at a page with the name of a file in its query', () => {
    for (const url of ['/store-locator?a=.json', '/blog?feed.xml'])
      expect(statusOf({ url, method: 'POST', headers: { 'content-length': '0' } })).toBeNull();
  });
  it('names the methods that are possible instead', () => {
    expect(allowedMethods('/en/blog/feed%2Exml', files)).toBe('GET, HEAD');
    expect(allowedMethods('/blog?feed.xml', files)).toBe('GET, HEAD, POST');
  });
  it('requires a boundary in a multipart form', () => {
    expect(post({ 'content-length': '1', 'content-type': 'multipart/form-data' })).toBe(400);
    expect(post({ 'content-length': '1', 'content-type': 'multipart/form-data; boundary=x' })).toBeNull();
  });
  it('accepts urlencoded forms only at API routes', () => {
    const headers = { 'content-length': '1', 'content-type': 'application/x-www-form-urlencoded' };
    expect(post(headers)).toBe(415);
    expect(statusOf({ url: '/api/newsletter/unsubscribe?t=x', method: 'POST', headers })).toBeNull();
  });
  it('never throws, whatever the URL', () => {
    fc.assert(fc.property(fc.string(), (url) => [null, 400].includes(get(url))));
  });
});
