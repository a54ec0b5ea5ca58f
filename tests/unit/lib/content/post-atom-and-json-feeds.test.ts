import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type ComponentType, createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { brand } from '@/lib/config/brand';
import { buildAtomFeedXml, buildJsonFeedObject, type FeedSource } from '@/lib/content/post-atom-and-json-feeds';
import { loadPost, type Post } from '@/lib/content/posts';
import { renderPostFeedHtml } from '@/lib/content/render-post-feed-html';
import { localeCodes } from '@/lib/i18n/locales';

const source: FeedSource = {
  locale: 'cn',
  title: 'Raw & <simple>',
  description: 'Bowl "by" bowl',
  category: () => '喂养',
  posts: [
    {
      slug: 'new',
      path: '/blog/new',
      title: 'Bones: <1% & "none"',
      description: 'A description of thirty letters.',
      summary: ']]> 骨 & <script>alert(1)</script>',
      html: '<p>Bone &amp; meat</p>',
      published: '2026-01-15',
      category: 'feeding',
    },
    {
      slug: 'old',
      path: '/blog/old',
      title: 'Old',
      description: 'Another description of thirty letters.',
      summary: 'Plain',
      html: '<p>Old</p>',
      published: '2025-10-09',
      updated: '2026-03-12',
      category: 'safety',
    },
  ],
};
const absolute = (path: string) => new URL(path, brand.url).href;
const idOf = (name: string) => `tag:${brand.feedIdAuthority}:${name}`;
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });

describe('the Atom feed', () => {
  const xml = buildAtomFeedXml(source);
  const { feed } = parser.parse(xml);

  it('is well-formed XML in the Atom namespace and in its own language', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect([feed['@xmlns'], feed['@xml:lang']]).toEqual(['http://www.w3.org/2005/Atom', 'zh-Hans']);
  });

  it('has the elements that RFC 4287 requires of a feed and of an entry, with absolute URLs', () => {
    expect(feed).toMatchObject({ id: idOf('cn/blog'), author: { name: brand.name } });
    expect(feed.link.map((link: Record<string, string>) => [link['@rel'], link['@href']])).toEqual([
      ['self', absolute('/cn/blog/feed.xml')],
      ['alternate', absolute('/cn/blog')],
    ]);
    expect(feed.entry).toHaveLength(2);
    expect(feed.entry[0]).toMatchObject({
      id: idOf('cn/blog/new'),
      link: { '@href': absolute('/cn/blog/new'), '@rel': 'alternate' },
      category: { '@term': 'feeding', '@label': '喂养' },
      published: '2026-01-15T00:00:00.000Z',
      updated: '2026-01-15T00:00:00.000Z',
    });
    expect(feed.entry[1].updated).toBe('2026-03-12T00:00:00.000Z');
  });

  it('is as recent as the latest change, not as the latest post', () => {
    expect(feed.updated).toBe('2026-03-12T00:00:00.000Z');
  });

  it('returns every text unchanged', () => {
    expect([feed.title, feed.subtitle]).toEqual([source.title, source.description]);
    expect(feed.entry[0].title).toBe(source.posts[0]?.title);
    expect(feed.entry[0].summary).toBe(source.posts[0]?.summary);
    expect(feed.entry[0].content).toEqual({ '#text': source.posts[0]?.html, '@type': 'html' });
  });
});

describe('the JSON feed', () => {
  const feed = JSON.parse(JSON.stringify(buildJsonFeedObject(source)));

  it('has the properties that JSON Feed 1.1 requires, with absolute URLs', () => {
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: source.title,
      language: 'zh-Hans',
      home_page_url: absolute('/cn/blog'),
      feed_url: absolute('/cn/blog/feed.json'),
    });
    expect(feed.items).toHaveLength(2);
    expect(feed.items[0]).toMatchObject({
      id: idOf('cn/blog/new'),
      url: absolute('/cn/blog/new'),
      image: absolute('/og/cn/post-new.png'),
      summary: source.posts[0]?.summary,
      content_html: source.posts[0]?.html,
      date_published: '2026-01-15T00:00:00.000Z',
      date_modified: '2026-01-15T00:00:00.000Z',
      tags: ['喂养'],
    });
    expect(feed.items[1].date_modified).toBe('2026-03-12T00:00:00.000Z');
  });
});

describe('the ids', () => {
  const idsOf = (feeds: FeedSource) => {
    const { feed } = parser.parse(buildAtomFeedXml(feeds));
    const { items } = JSON.parse(JSON.stringify(buildJsonFeedObject(feeds)));
    return [feed.id, ...[...feed.entry, ...items].map(({ id }: { id: string }) => id)];
  };
  const before = idsOf(source);
  const own = brand.url;
  afterEach(() => {
    brand.url = own;
  });

  it('stay the same under another domain and path', () => {
    brand.url = 'https://www.new.example';
    expect(idsOf({ ...source, posts: source.posts.map((post) => ({ ...post, path: `${post.path}-moved` })) })).toEqual(
      before,
    );
  });

  it('differ by language and post, are the same in both feeds, and are URIs', () => {
    const all = [...before, ...idsOf({ ...source, locale: 'gr' })];
    // A feed and two posts, in each of two languages.
    expect(new Set(all).size).toBe(6);
    for (const id of all) expect(new URL(id).protocol).toBe('tag:');
  });
});

const links = ['/faq', '/', '#s-sources', 'https://example.org/a', 'mailto:a@example.org'];
const Body = ({ components }: { components: Record<'a' | 'img', ComponentType<object>> }) => [
  ...links.map((href) => createElement(components.a, { key: href, href } as object)),
  createElement(components.img, { key: 'img', src: '/photos/a.webp', alt: 'A' } as object),
];

describe('the article in the feeds', () => {
  it('is the whole text in every language, without joiners and without relative URLs', async () => {
    for (const locale of localeCodes) {
      const html = await renderPostFeedHtml(await loadPost('bones', locale), locale);
      expect(html).toMatch(/^<p>/);
      expect(html.match(/<h2/g)?.length).toBeGreaterThan(3);
      expect(html).not.toMatch(/\u2060|<!|(?:href|src)="(?!https?:|mailto:|tel:)/);
    }
  });

  it('links to pages of its language, and to its own headings on the page', async () => {
    const html = await renderPostFeedHtml({ Body, path: '/blog/bones' } as unknown as Post, 'lv');
    expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      absolute('/lv/faq'),
      absolute('/lv'),
      absolute('/lv/blog/bones#s-sources'),
      'https://example.org/a',
      'mailto:a@example.org',
      absolute('/photos/a.webp'),
    ]);
  });
});
