import { postFactsSchema } from '@/lib/content/post-schema';
import { getPost } from '@/lib/content/posts';
import { listContent, readContent } from '@/lib/content/read';
import { localeCodes } from '@/lib/i18n/locales';
import { attempt, badAddress, failure, type Problem } from './problem';

/** Every post: its facts fit, the products and posts that it names exist, and each language has a text that can be shown. */
export async function checkPosts(): Promise<Problem[]> {
  const posts = listContent('posts');
  const facts = posts.flatMap((slug) => [...badAddress('posts', slug), ...attempt(() => checkFacts(slug, posts))]);
  const texts = posts.flatMap((slug) => localeCodes.map((locale) => getPost(slug, locale).then(() => [], failure)));
  return [...facts, ...(await Promise.all(texts)).flat()];
}

function checkFacts(slug: string, posts: string[]): Problem[] {
  const { products, related } = readContent(`posts/${slug}/post.json`, postFactsSchema);
  const unknown = (field: string, names: string[], known: string[]): Problem[] =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => ({
        file: `content/posts/${slug}/post.json`,
        text: `${field}: there is no content/${field === 'related' ? 'posts' : field}/${name}`,
      }));
  return [
    ...unknown('products', products, listContent('products')),
    ...unknown(
      'related',
      related,
      posts.filter((other) => other !== slug),
    ),
  ];
}
