import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Post } from '@/lib/content/posts';
import { PostCard } from './post-card';

type Props = { posts: Post[]; products: { key: string; card: ReactNode }[] };

/** Shows the products an article mentions and related articles. */
export async function PostRecommendations({ posts, products }: Props) {
  const t = await getTranslations('blog');
  return (
    <div data-print="hide">
      {products.length > 0 && (
        <section aria-labelledby="products-heading" className="bg-surface">
          <div className="container-page py-14 lg:py-20">
            <h2 id="products-heading">{t('products')}</h2>
            <ul className="mt-8 grid list-none grid-cols-2 gap-x-4 gap-y-10 p-0 md:grid-cols-3 md:gap-x-6">
              {products.map(({ key, card }) => (
                <li key={key}>{card}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {posts.length > 0 && (
        <section aria-labelledby="related-heading" className="container-page section-y">
          <h2 id="related-heading">{t('related')}</h2>
          <ul className="mt-8 grid list-none gap-x-6 gap-y-12 p-0 md:grid-cols-2">
            {posts.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
