import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SiteJsonLd } from '@/components/home/site-json-ld';
import { JsonLd } from '@/components/json-ld';
import { readJsonLd } from '@/tests/e2e/json-ld';

vi.mock('@/lib/i18n/navigation', () => ({ currentLocale: async () => 'en' }));

it('the maker is told with all that search engines ask of one, a logo that is there among it', async () => {
  const html = renderToStaticMarkup(await SiteJsonLd({ description: 'Raw food' }));
  const script = html.replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(readJsonLd([script])).toMatchObject({ types: ['Organization', 'WebSite'], problems: [] });
  const [, logo = ''] = /"logo":"https?:\/\/[^/]+([^"]+)"/.exec(script) ?? [];
  expect(existsSync(`public${logo}`) && logo).toMatch(/\.png$/);
});

it('no value can end the script, and the data comes back as it went in', () => {
  const data = { '@context': 'https://schema.org', name: '</script><script>alert("1 < 2 & 3")</script>' } as const;
  const html = renderToStaticMarkup(JsonLd({ data }));
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(data);
});
