import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import { brand } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { absoluteUrl, pageUrl } from '@/lib/seo';
import type { PostFacts, PostFrontMatter } from './post-schema';

type Entry = Pick<PostFacts, 'published' | 'updated' | 'category'> &
  PostFrontMatter & {
    slug: string;
    path: string;
    /** The whole text, with absolute URLs. */
    html: string;
  };

/** The input of a feed: its language, title and description, the posts newest first, and the names of categories. */
export type FeedSource = {
  locale: Locale;
  title: string;
  description: string;
  posts: Entry[];
  category: (post: Entry) => string;
};

export const blogFeeds = [
  { path: `${sitePaths.blog}/feed.xml`, type: 'application/atom+xml', name: 'Atom' },
  { path: `${sitePaths.blog}/feed.json`, type: 'application/feed+json', name: 'JSON Feed' },
] as const;
const [atom, json] = blogFeeds;

/**
 * The permanent id of a feed or post in one language, a `tag:` URI (RFC 4151). Readers show a post anew when its id
 * changes, so it follows neither the domain nor the path, only the folder of the post, which keeps its name.
 */
const feedId = (locale: Locale, slug?: string) =>
  `tag:${brand.feedIdAuthority}:${[locale, 'blog', slug].filter(Boolean).join('/')}`;

const changedAt = ({ published, updated = published }: Entry) => new Date(updated);

/** The posts as Atom 1.0 (RFC 4287) in one language, with absolute URLs. Throws on an incomplete entry. */
export function buildAtomFeedXml({ locale, title, description, posts, category }: FeedSource): string {
  const self = pageUrl(locale, atom.path);
  return generateAtomFeed({
    xml: { lang: languageTag(locale) },
    id: feedId(locale),
    title: { value: title },
    subtitle: { value: description },
    updated: new Date(Math.max(...posts.map((post) => changedAt(post).getTime()))),
    authors: [{ name: brand.name, uri: brand.url }],
    icon: absoluteUrl('/icon.svg'),
    links: [
      { rel: 'self', type: atom.type, href: self },
      { rel: 'alternate', type: 'text/html', hreflang: languageTag(locale), href: pageUrl(locale, sitePaths.blog) },
    ],
    entries: posts.map((post) => ({
      id: feedId(locale, post.slug),
      title: { value: post.title },
      summary: { value: post.summary },
      content: { value: post.html, type: 'html' },
      published: new Date(post.published),
      updated: changedAt(post),
      categories: [{ term: post.category, label: category(post) }],
      links: [{ rel: 'alternate', type: 'text/html', href: pageUrl(locale, post.path) }],
    })),
  });
}

/** The posts as JSON Feed 1.1 in one language, with absolute URLs. */
export function buildJsonFeedObject({ locale, title, description, posts, category }: FeedSource) {
  return generateJsonFeed({
    title,
    description,
    language: languageTag(locale),
    home_page_url: pageUrl(locale, sitePaths.blog),
    feed_url: pageUrl(locale, json.path),
    icon: absoluteUrl('/apple-icon.png'),
    authors: [{ name: brand.name, url: brand.url }],
    items: posts.map((post) => ({
      id: feedId(locale, post.slug),
      url: pageUrl(locale, post.path),
      title: post.title,
      summary: post.summary,
      content_html: post.html,
      image: absoluteUrl(`/og/${locale}/post-${post.slug}.png`),
      date_published: new Date(post.published),
      date_modified: changedAt(post),
      tags: [category(post)],
    })),
  });
}
