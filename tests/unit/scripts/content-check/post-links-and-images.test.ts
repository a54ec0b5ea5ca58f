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

test('a link to the own host is to be written as a path without a language', () => {
  expect(problemsOf(`${new URL(brand.url).origin}/fr/about`)).toEqual([
    expect.stringMatching(/so that it leads to the page in this language: write \/about$/),
  ]);
});
