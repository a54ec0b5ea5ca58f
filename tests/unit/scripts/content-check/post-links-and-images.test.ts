import { expect, test } from 'vitest';
import { brand } from '@/lib/config/brand';
import { checkPostLinks } from '@/scripts/content-check/post-links-and-images';

const pages = new Map([
  ['/', null],
  ['/about', null],
  ['/faq', new Set(['bones'])],
]);
const problemsOf = (url: string) =>
  checkPostLinks('content/posts/a/fr.mdx', `[lien](${url})\n`, pages, new Set(['own'])).map(({ text }) => text);

test.each(['/', '/about', '/about?x=1', '/faq#bones', '#own', 'https://fr.example/fr/about'])(
  'the link %s is accepted',
  (url) => expect(problemsOf(url)).toEqual([]),
);

test.each([
  ['/fr/about', '/about'],
  ['/gr', '/'],
  ['/en/faq#bones', '/faq#bones'],
])('the link %s is to be written without its language', (url, path) => {
  expect(problemsOf(url)).toEqual([
    `${url}: leave out the language and write ${path}, which leads to the page in the reader's language`,
  ]);
});

test.each([
  ['/fr/about', '/about'],
  [':443/fr/about?x=1#top', '/about?x=1#top'],
  ['', '/'],
  ['/fr', '/'],
  ['/fr/pages.xml', '/fr/pages.xml'],
  ['/catalogue/maera-fr.pdf', '/catalogue/maera-fr.pdf'],
])('a link to %s of the own host is to be written as %s', (rest, path) => {
  const { protocol, host } = new URL(brand.url);
  expect(problemsOf(`${protocol}//${host}${rest}`)).toEqual([
    `${protocol}//${host}${rest}: a link to this site begins with /, so that it leads to the page in this language: write ${path}`,
  ]);
});

test('a file that exists below a language only is linked with it', () => {
  expect(problemsOf('/fr/pages.xml')).toEqual([]);
});
