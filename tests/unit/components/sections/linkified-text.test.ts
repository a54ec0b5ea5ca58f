import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkifiedText } from '@/components/sections/linkified-text';
import { getPageCopy } from '@/lib/content/page-copy';
import { type Locale, localeCodes } from '@/lib/i18n/locales';

const markup = (text: string) => renderToStaticMarkup(createElement(LinkifiedText, { text }));
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const texts = (locale: Locale) =>
  getPageCopy('credits', locale).sections.flatMap(({ paragraphs, items }) => [
    ...paragraphs,
    ...items.map(({ text }) => text ?? ''),
  ]);

describe('the URLs in a long text', () => {
  it.each(localeCodes)('are links to the same targets in %s, whatever follows them', (locale) => {
    const html = texts(locale).map(markup).join('');
    expect(hrefs(html)).toEqual([
      'https://creativecommons.org/licenses/by/3.0/',
      'https://www.naturalearthdata.com',
      'https://www.geonames.org',
      'https://creativecommons.org/licenses/by/4.0/',
    ]);
  });

  it('include email addresses, which open a letter', () => {
    expect(hrefs(markup('Write to info@maker.example, or a.b+c@x-y.example.'))).toEqual([
      'mailto:info@maker.example',
      'mailto:a.b+c@x-y.example',
    ]);
  });

  it('end before the punctuation, even without a space after it', () => {
    const text = '见 https://a.example/b?c=d#e。（https://f.example）; (https://g.example/h), https://i.example!';
    const html = markup(text);
    expect(hrefs(html)).toEqual([
      'https://a.example/b?c=d#e',
      'https://f.example',
      'https://g.example/h',
      'https://i.example',
    ]);
    expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  });
});
