import { afterEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/security.txt/route';
import * as brandModule from '@/lib/config/brand';
import config from '@/next.config';

afterEach(() => vi.restoreAllMocks());

const fieldsOf = async () => {
  const text = await GET().text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]);
};

it('names whom to tell about a vulnerability, as RFC 9116 wants it', async () => {
  expect(GET().headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = await fieldsOf();
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  const { Contact, Expires = '', ...others } = Object.fromEntries(fields);
  expect(Contact).toBe(`${brandModule.brand.url}/en/contact`);
  expect(others).toEqual({
    'Preferred-Languages': 'el, en',
    Canonical: `${brandModule.brand.url}/.well-known/security.txt`,
  });
  const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('names the email address first once it is no sample', async () => {
  vi.spyOn(brandModule, 'brandFieldUnlessSample').mockReturnValue('security@maera.example');
  expect((await fieldsOf())[0]).toEqual(['Contact', 'mailto:security@maera.example']);
});

it('is served at the well-known path, before what else begins there becomes a path of the default language', async () => {
  const rewrites = await config.rewrites?.();
  const rules = rewrites && !Array.isArray(rewrites) ? (rewrites.afterFiles ?? []) : [];
  const at = rules.findIndex(({ source }) => source === '/.well-known/security.txt');
  expect(rules[at]?.destination).toBe('/security.txt');
  expect(at).toBeLessThan(rules.findIndex(({ source }) => source.startsWith('/:path(')));
});
