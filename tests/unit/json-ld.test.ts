import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonLd } from '@/components/json-ld';

it('no value can end the script, and the data comes back as it went in', () => {
  const data = { '@context': 'https://schema.org', name: '</script><script>alert("1 < 2 & 3")</script>' } as const;
  const html = renderToStaticMarkup(JsonLd({ data }));
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(data);
});
