import { withBrand } from '@/lib/content/brand-text';
import { badAddress, failure, type Problem, runCheck } from '@/lib/content/content-problem';
import { postFactsSchema } from '@/lib/content/post-schema';
import { getPost } from '@/lib/content/posts';
import { getPublicPages } from '@/lib/content/public-pages';
import { listContent, readContent, readText } from '@/lib/content/read-content';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { checkPostParts } from './post-parts';

let addresses: Set<string> | undefined;

/**
 * Checks every post: its facts are valid, the products and posts it refers to exist, and each language has a text that
 * renders and refers only to existing things.
 */
export async function checkPosts(): Promise<Problem[]> {
  const posts = listContent('posts');
  const facts = posts.flatMap((slug) => [...badAddress('posts', slug), ...runCheck(() => checkFacts(slug, posts))]);
  const texts = posts.flatMap((slug) =>
    localeCodes.map((locale) =>
      getPost(slug, locale).then(() => runCheck(() => checkText(`posts/${slug}/${locale}.mdx`)), failure),
    ),
  );
  return [...facts, ...(await Promise.all(texts)).flat()];
}

function checkText(file: string): Problem[] {
  addresses ??= new Set(getPublicPages(defaultLocale).map(({ path }) => path));
  return checkPostParts(`content/${file}`, withBrand(readText(file)), addresses);
}

function checkFacts(slug: string, posts: string[]): Problem[] {
  const file = `content/posts/${slug}/post.json`;
  const { products, related } = readContent(`posts/${slug}/post.json`, postFactsSchema);
  const unknown = (field: string, names: string[], known: string[]): Problem[] =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => ({
        file,
        text: `${field}: there is no content/${field === 'related' ? 'posts' : field}/${name}`,
      }));
  return [
    ...unknown('products', products, listContent('products')),
    ...unknown('related', related, posts),
    ...(related.includes(slug) ? [{ file, text: 'related: names the post itself' }] : []),
  ];
}
