import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { brand } from '@/lib/config/brand';
import { readCrossOriginErrorMessage } from '@/lib/http/cross-origin-error';
import { localePath } from '@/lib/i18n/locale-paths';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import { fakeNext, requestsToNext, resetFakeNext } from './fake-next';
import { startFixture } from './server-fixture';

const rejections: (string | undefined)[][] = [];
const site = await startFixture(fakeNext, false, 0, async () => {}, {
  siteUrl: 'https://site.example',
  onOtherOrigin: (...rejection) => rejections.push(rejection),
});
afterAll(() => site.stop());
afterEach(resetFakeNext);

describe('multipart forms', () => {
  const type = 'multipart/form-data; boundary=xx';
  const whole = '--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--xx--\r\n';
  const post = (body: string, url = '/about') =>
    site.fetchRaw(url, { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }, 'POST', body);

  test('a complete one reaches Next.js unchanged', async () => {
    expect((await post(whole)).status).toBe(200);
    expect(requestsToNext).toMatchObject([{ url: '/about', body: whole, headers: { 'content-type': type } }]);
  });

  test('one that the browser posts itself names its page; nobody else names one', async () => {
    const sent = {
      'content-type': type,
      'content-length': String(Buffer.byteLength(whole)),
      'x-return-to': '/forged',
    };
    await site.fetchRaw('/en/contact?from=mail', sent, 'POST', whole);
    await site.fetchRaw('/en/admin/leads', { 'x-return-to': '/forged' });
    expect(requestsToNext.map(({ headers }) => headers['x-return-to'])).toEqual(['/en/contact?from=mail', undefined]);
  });

  test.each([
    ['cut off', whole.slice(0, -10)],
    ['without its boundary', 'hello'],
    ['empty', ''],
  ])('one %s is rejected with 400', async (_name, body) => {
    expect((await post(body)).status).toBe(400);
    expect(requestsToNext).toEqual([]);
  });

  // The parser of older versions drops that part, and Next.js rejects the rest.
  test.skipIf(/^v20\.([0-9]|1[0-8])\./.test(process.version))(
    'one with an unnamed part is rejected with 400',
    async () => {
      expect((await post('--xx\r\n\r\n1\r\n--xx--\r\n')).status).toBe(400);
      expect(requestsToNext).toEqual([]);
    },
  );
});

describe('server action calls', () => {
  const id = `60${'a'.repeat(40)}`;
  const type = 'multipart/form-data; boundary=xx';
  const headers = (body: string) => ({ 'content-type': type, 'content-length': String(Buffer.byteLength(body)) });
  const parts = (fields: Record<string, string>) =>
    `${Object.entries(fields)
      .map(([name, value]) => `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')}--xx--\r\n`;
  const call = (body: string, more = {}) =>
    site.fetchRaw('/about', { 'next-action': id, ...headers(body), ...more }, 'POST', body);
  const bound = (fields: Record<string, string>) => {
    const body = parts(fields);
    return site.fetchRaw('/about', headers(body), 'POST', body);
  };
  const ref = { $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`, $ACTION_KEY: 'k1' };

  test('reach Next.js unchanged in the form that browsers send', async () => {
    const state = '[{"ok":false,"message":"$$5"},"$K1"]';
    for (const body of [parts({ _1_email: 'a@b.example', 0: '["$undefined","$K1"]' }), parts({ 0: state })]) {
      expect((await call(body)).status).toBe(200);
      expect(requestsToNext.pop()?.body).toBe(body);
    }
    expect((await bound({ ...ref, '$ACTION_1:1': '[null]', email: 'a@b.example' })).status).toBe(200);
  });

  test.each(['', 'x', '{}', '"$1"', '[', 'null', '[]', '["$K1"]', '["$@0","$K1"]', '[[1],[2]]'])(
    'with %j instead are rejected with 400',
    async (body) => {
      expect((await call(body, { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(400);
      expect((await call(parts({ 0: body }))).status).toBe(400);
      expect((await bound({ ...ref, '$ACTION_1:1': body.replace('"$K1"', '"$@1"') })).status).toBe(400);
      expect(requestsToNext).toEqual([]);
    },
  );

  test('from another origin are rejected with 403, but at API routes they are not', async () => {
    const body = parts({ 0: '[null,"$K1"]' });
    for (const origin of ['https://evil.example', 'null', 'nonsense', ''])
      expect((await call(body, { origin, host: 'site.example' })).status).toBe(403);
    expect(requestsToNext).toEqual([]);
    expect((await call(body, { origin: 'https://site.example', host: 'site.example' })).status).toBe(200);
    const one = parts({ 'List-Unsubscribe': 'One-Click' });
    const away = { ...headers(one), origin: 'https://mail.example' };
    expect((await site.fetchRaw('/api/newsletter/unsubscribe?token=x', away, 'POST', one)).status).toBe(200);
  });
});

describe('a form that is rejected for its origin explains why', () => {
  const type = 'multipart/form-data; boundary=xx';
  const whole = '--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--xx--\r\n';
  const headers = {
    'content-type': type,
    'content-length': String(whole.length),
    origin: 'null',
    host: 'site.example',
  };

  test.each(localeCodes)('in %s, as a page and as text for the script', async (locale) => {
    const path = localePath(locale, '/about');
    const { title, text } = readMessages(locale).form.otherOrigin;
    const first = text.split(/[.。]/)[0] as string;
    const shown = await site.fetchRaw(`${path}?x="><script>`, headers, 'POST', whole);
    expect([shown.status, shown.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    const html = shown.body.toString();
    expect(html).toContain(`<html lang="${languageTag(locale)}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(first);
    expect(html).toContain(`<a href="https://site.example${path}">https://site.example${path}</a>`);
    expect(html).toContain(`<a href="mailto:${brand.email}">`);
    expect(html).not.toContain('<script');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");

    const call = await site.fetchRaw(path, { ...headers, 'next-action': `60${'a'.repeat(40)}` }, 'POST', whole);
    expect([call.status, call.headers['content-type']]).toEqual([403, 'text/plain']);
    const message = readCrossOriginErrorMessage(new Error(call.body.toString()));
    expect(message).toContain(first);
    expect(message).toContain(`https://site.example${path}`);
    expect(message).not.toMatch(/[<{]/);
    expect(rejections.at(-1)).toEqual(['null', 'site.example']);
    expect(requestsToNext).toEqual([]);
  });
});

test('the unsubscribe button of a mail program (RFC 8058) passes in either encoding', async () => {
  const postForm = (type: string, body: string) =>
    site.fetchRaw(
      '/api/newsletter/unsubscribe?token=x',
      { 'content-type': type, 'content-length': String(body.length) },
      'POST',
      body,
    );
  const part = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect((await postForm('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect((await postForm('multipart/form-data; boundary=b', part)).status).toBe(200);
  expect(requestsToNext).toHaveLength(2);
});
