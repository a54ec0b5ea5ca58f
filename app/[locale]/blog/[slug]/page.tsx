import type { Metadata } from 'next';
import { AdjacentPosts } from '@/components/blog/adjacent-posts';
import { PostBody } from '@/components/blog/post-body';
import { PostHeader } from '@/components/blog/post-header';
import { PostJsonLd } from '@/components/blog/post-json-ld';
import { createPostMetadata } from '@/components/blog/post-metadata';
import { PostRecommendations } from '@/components/blog/post-recommendations';
import { PostShareLinks } from '@/components/blog/post-share-links';
import { PostTableOfContents } from '@/components/blog/post-table-of-contents';
import { ProductCard } from '@/components/sections/product-card';
import { PageShell } from '@/components/site-shell/page-shell';
import { getPostSlugs, loadPost, loadPosts } from '@/lib/content/posts';
import { getCurrentProductsAmongSlugs } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return getPostSlugs().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await currentLocale();
  return createPostMetadata(await loadPost((await params).slug, locale), locale);
}

export default async function PostPage({ params }: Props) {
  const locale = await currentLocale();
  const post = await loadPost((await params).slug, locale);
  const related = await Promise.all(post.related.map((slug) => loadPost(slug, locale)));
  const products = getCurrentProductsAmongSlugs(post.products, locale).map((product) => ({
    key: product.slug,
    card: <ProductCard product={product} />,
  }));
  return (
    <PageShell path={post.path}>
      <article>
        <PostHeader post={post} />
        <div className="container-page grid gap-x-8 gap-y-12 pt-12 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
          <PostTableOfContents
            headings={post.headings}
            className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start xl:col-span-3"
          />
          <div className="min-w-0 lg:col-span-8 xl:col-span-7 xl:col-start-5">
            <PostBody post={post} />
            <PostShareLinks post={post} />
          </div>
        </div>
      </article>
      <PostRecommendations posts={related} products={products} />
      <AdjacentPosts posts={await loadPosts(locale)} slug={post.slug} />
      <PostJsonLd post={post} />
    </PageShell>
  );
}
