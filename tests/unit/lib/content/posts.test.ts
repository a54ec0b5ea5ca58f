import { existsSync, readdirSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildEmailShareLink, buildShareLinks } from '@/components/blog/share-links';
import {
  adjacentPosts,
  blogPagePath,
  countLeadingCardsInPairs,
  countPostsPerUsedCategory,
  listContinuationAndCategoryPages,
  postsPerPage,
} from '@/lib/content/blog-list-pages';
import { itemsOnPage, pageCount } from '@/lib/content/pagination';
import { flattenTocHeadings } from '@/lib/content/post-headings';
import { getPostSlugs, loadPost, type Post } from '@/lib/content/posts';
import { rehypePostAccessibility } from '@/lib/content/rehype-post-accessibility';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { resolvePostScene } from '@/scripts/art/post-scenes';
import { messagesOf } from '@/tests/e2e/messages';

const slugs = getPostSlugs();
const written = (locale: Locale) => slugs.filter((slug) => existsSync(`content/posts/${slug}/${locale}.mdx`));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the lists of posts', () => {
  it('show every post on exactly one page', () => {
    for (const total of [0, 1, 8, 9, 10, 18, 19, 40]) {
      const pages = numbers(pageCount(total, postsPerPage)).map((page) =>
        itemsOnPage(numbers(total), page, postsPerPage),
      );
      expect(pages.flat()).toEqual(numbers(total));
      expect(pages.slice(0, -1).every((page) => page.length === 9)).toBe(true);
    }
    expect([0, 9, 10, 19].map((posts) => pageCount(posts, postsPerPage))).toEqual([1, 1, 2, 3]);
  });

  it('have one URL each: the first page is the list itself', () => {
    expect([blogPagePath(1), blogPagePath(2)]).toEqual(['/blog', '/blog/page/2']);
    const posts = [...Array(10).fill({ category: 'cats' }), { category: 'feeding' }];
    const [last] = posts.slice(-1);
    expect(listContinuationAndCategoryPages(posts)).toEqual([
      { path: '/blog/page/2', posts: posts.slice(9) },
      { path: '/blog/category/feeding', posts: [last] },
      { path: '/blog/category/cats', posts: posts.slice(0, 10) },
    ]);
    expect(countPostsPerUsedCategory(posts)).toEqual([
      { category: 'feeding', count: 1 },
      { category: 'cats', count: 10 },
    ]);
  });

  it('link to the previous and next page, and to none beyond the ends', () => {
    const posts = ['c', 'b', 'a'].map((slug) => ({ slug }));
    expect(adjacentPosts(posts, 'b')).toEqual({ older: { slug: 'a' }, newer: { slug: 'c' } });
    expect(adjacentPosts(posts, 'c')).toEqual({ older: { slug: 'b' }, newer: undefined });
    expect(adjacentPosts(posts, 'a')).toEqual({ older: undefined, newer: { slug: 'b' } });
    expect(adjacentPosts(posts, 'none')).toEqual({});
  });

  it('fill whole rows, whatever the number of cards', () => {
    for (const cards of numbers(30).slice(1)) {
      const paired = countLeadingCardsInPairs(cards);
      expect(paired % 2).toBe(0);
      expect((cards - paired) % 3).toBe(0);
      expect(paired).toBeLessThanOrEqual(cards);
    }
  });
});

describe('a post', () => {
  it('names only posts and products that exist, and never itself', async () => {
    const products = readdirSync('content/products');
    for (const slug of slugs) {
      const post = await loadPost(slug, 'gr');
      expect(products).toEqual(expect.arrayContaining(post.products));
      expect(slugs).toEqual(expect.arrayContaining(post.related));
      expect(post.related).not.toContain(slug);
    }
  });

  it('has the field colour of its scene', async () => {
    for (const slug of slugs) expect((await loadPost(slug, 'gr')).field, slug).toBe(resolvePostScene(slug).field);
  });

  for (const locale of localeCodes)
    it(`ends with its sources and gives every heading one unique id (${locale})`, async () => {
      const posts: Post[] = await Promise.all(written(locale).map((slug) => loadPost(slug, locale)));
      expect(posts.map(({ slug }) => slug)).toEqual(slugs);
      for (const { slug, headings } of posts) {
        const ids = headings.map(({ id }) => id);
        expect(headings.length, slug).toBeGreaterThan(2);
        expect(new Set(ids).size, slug).toBe(ids.length);
        for (const id of ids) expect(id).toMatch(/^s-[\p{L}\p{M}\p{N}]/u);
        expect(headings.at(-1)?.title, slug).toBe(messagesOf(locale).blog.sources);
      }
    });
});

it('a table in a post uses the first cell of each row as its header', async () => {
  for (const slug of slugs) {
    const html = renderToStaticMarkup(createElement((await loadPost(slug, 'gr')).Body));
    for (const [, body = ''] of html.matchAll(/<tbody>(.*?)<\/tbody>/gs))
      for (const [row] of body.matchAll(/<tr>.*?<\/tr>/gs)) expect(row, slug).toMatch(/^<tr>\s*<th scope="row"/);
  }
  const { Body } = await loadPost('bones', 'en');
  expect(renderToStaticMarkup(createElement(Body))).toContain('<th scope="row">Lamb Dinner</th>');
});

describe('the outline of a post', () => {
  it('contains levels two and three in the order of the text', () => {
    const toc = [
      { depth: 2, value: 'Α', id: 's-α', children: [{ depth: 3, value: '骨', id: 's-骨', children: [] }] },
      { depth: 2, value: 'Я', id: 's-я', children: [{ depth: 4, value: 'deep', id: 's-deep' }] },
    ];
    expect(flattenTocHeadings(toc)).toEqual([
      { id: 's-α', title: 'Α', depth: 2 },
      { id: 's-骨', title: '骨', depth: 3 },
      { id: 's-я', title: 'Я', depth: 2 },
    ]);
  });

  it('names a table after the heading above it and marks the last section', () => {
    const element = (tagName: string, id?: string) => ({
      type: 'element' as const,
      tagName,
      properties: id ? { id } : {},
      children: [],
    });
    const tree = {
      type: 'root' as const,
      children: [element('h2', 'one'), element('table'), element('h2', 'end'), element('ul')],
    };
    rehypePostAccessibility()(tree);
    expect(tree.children.map(({ tagName }) => tagName)).toEqual(['h2', 'table', 'section']);
    expect(tree.children[1]?.properties).toEqual({ ariaLabelledBy: ['one'] });
    expect(tree.children[2]).toMatchObject({
      properties: { ariaLabelledBy: ['end'], dataSources: true },
      children: [{ tagName: 'h2' }, { tagName: 'ul' }],
    });
  });
});

it('share links contain the whole title and URL', () => {
  const url = 'https://site.example/blog/x';
  const title = 'Κόκαλα & «πότε»? 100%';
  const read = (href: string) => new URL(href).searchParams;
  const [whatsApp, facebook, x] = buildShareLinks(url, title).map(({ href }) => read(href));
  expect(whatsApp?.get('text')).toBe(`${title} ${url}`);
  expect(facebook?.get('u')).toBe(url);
  expect([x?.get('text'), x?.get('url')]).toEqual([title, url]);
  expect([
    read(buildEmailShareLink(url, title)).get('subject'),
    read(buildEmailShareLink(url, title)).get('body'),
  ]).toEqual([title, url]);
});
