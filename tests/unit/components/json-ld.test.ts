import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SiteJsonLd } from '@/components/home/site-json-ld';
import { JsonLd } from '@/components/json-ld';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { readJsonLd } from '@/tests/e2e/json-ld';

let locale: Locale = 'en';
vi.mock('@/lib/i18n/current-locale-and-link', () => ({ currentLocale: async () => locale }));

it('the organisation has every property that search engines need, including an existing logo', async () => {
  const html = renderToStaticMarkup(await SiteJsonLd());
  const script = html.replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(readJsonLd([script])).toMatchObject({ types: ['Organization', 'WebSite'], problems: [] });
  const [, logo = ''] = /"logo":"https?:\/\/[^/]+([^"]+)"/.exec(script) ?? [];
  expect(existsSync(`public${logo}`) && logo).toMatch(/\.png$/);
});

it('the home pages of all languages say the same of the website', async () => {
  const websites = new Set<string>();
  for (locale of localeCodes) {
    const html = renderToStaticMarkup(await SiteJsonLd());
    const { '@graph': graph } = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''));
    websites.add(JSON.stringify(graph.find((node: { '@type': string }) => node['@type'] === 'WebSite')));
  }
  expect([...websites]).toHaveLength(1);
  expect(JSON.parse([...websites][0] ?? '').inLanguage).toHaveLength(localeCodes.length);
});

it('no value can close the script element, and the data survives the round trip', () => {
  const data = { '@context': 'https://schema.org', name: '</script><script>alert("1 < 2 & 3")</script>' } as const;
  const html = renderToStaticMarkup(JsonLd({ data }));
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(data);
});
