import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SiteJsonLd } from '@/components/home/site-json-ld';
import { JsonLd } from '@/components/json-ld';
import { readJsonLd } from '@/tests/e2e/json-ld';

vi.mock('@/lib/i18n/current-locale-and-link', () => ({ currentLocale: async () => 'en' }));

it('the organisation has every property that search engines need, including an existing logo', async () => {
  const html = renderToStaticMarkup(await SiteJsonLd({ description: 'Raw food' }));
  const script = html.replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(readJsonLd([script])).toMatchObject({ types: ['Organization', 'WebSite'], problems: [] });
  const [, logo = ''] = /"logo":"https?:\/\/[^/]+([^"]+)"/.exec(script) ?? [];
  expect(existsSync(`public${logo}`) && logo).toMatch(/\.png$/);
});

it('no value can close the script element, and the data survives the round trip', () => {
  const data = { '@context': 'https://schema.org', name: '</script><script>alert("1 < 2 & 3")</script>' } as const;
  const html = renderToStaticMarkup(JsonLd({ data }));
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(data);
});
