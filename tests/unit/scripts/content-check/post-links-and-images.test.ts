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

test.each([
  '/catalogue/maera-fr.pdf',
  '/catalogue/maera-gr.pdf#page=2',
  '/icons/icon-512.png',
  '/art/tiles/cats.svg?v=1',
  '/sitemap.xml',
  '/llms.txt',
  '/fr/about/feed.xml',
  '/about/feed.json',
])('the file %s can be linked', (url) => expect(problemsOf(url)).toEqual([]));

test.each([
  ['/catalogue/mera-fr.pdf', ' (the catalogue is /catalogue/maera-fr.pdf)'],
  ['/catalogue/maera-de.pdf', ' (the catalogue is /catalogue/maera-fr.pdf)'],
  ['/icons/icon-513.png', ''],
  ['/fr/nowhere/feed.xml', ''],
  ['/about/plan.docx', ''],
])('the file %s does not exist', (url, more) => {
  expect(problemsOf(url)).toEqual([`${url}: there is no such file: put it into public/, or correct the path${more}`]);
});

test.each([
  `mailto:${brand.email}`,
  `mailto:${brand.email}?subject=Bonjour%20!`,
  `mailto:${brand.email.replace('info', 'Info').replace('@', '%40')}`,
])('the address in %s is that of the company', (url) => expect(problemsOf(url)).toEqual([]));

test.each(['mailto:info@', 'mailto:info@maera', 'mailto:info@maera..example', 'mailto:a@b@maera.example'])(
  '%s leads to no address',
  (url) => expect(problemsOf(url)).toEqual([`${url}: is no email address: write mailto:${brand.email}`]),
);

test('the address of somebody else is not linked, and one that is shown is reported with the texts', () => {
  expect(problemsOf('mailto:vet@clinic.example')).toEqual([
    `mailto:vet@clinic.example: is not the email address of content/brand.json (mailto:${brand.email})`,
  ]);
  const text = 'Ou [vet@clinic.example](mailto:vet@clinic.example) et vet@clinic.example.\n';
  expect(checkPostLinks('content/posts/a/fr.mdx', text, pages, new Set())).toEqual([]);
});
