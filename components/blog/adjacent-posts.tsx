import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { sitePaths } from '@/lib/config/site-paths';
import { adjacentPosts } from '@/lib/content/blog-list-pages';
import type { Post } from '@/lib/content/posts';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { cn } from '@/lib/utils';

/** Links to the previous and next article by date, and to the list of all articles. */
export async function AdjacentPosts({ posts, slug }: { posts: Post[]; slug: string }) {
  const t = await getTranslations('blog');
  const { older, newer } = adjacentPosts(posts, slug);
  const sides = [
    { post: older, label: t('older'), rel: 'prev' },
    { post: newer, label: t('newer'), rel: 'next' },
  ] as const;
  return (
    <nav aria-label={t('neighbours')} data-print="hide" className="container-page pb-section">
      <ul className="grid list-none border-foreground border-t-4 p-0 md:grid-cols-2">
        {sides.map(({ post, label, rel }) =>
          post ? (
            <li
              key={rel}
              className={cn('border-border border-b md:border-b-0', rel === 'next' && 'md:col-start-2 md:text-end')}
            >
              <Link href={post.path} rel={rel} className="group block h-full py-6 text-foreground no-underline">
                <span className="eyebrow inline-flex items-center gap-2 text-accent-text">
                  {rel === 'prev' && <Icon name="arrow" className="rotate-180" />}
                  {label}
                  {rel === 'next' && <Icon name="arrow" />}
                </span>
                <span className="headline mt-2 block text-xl decoration-2 underline-offset-4 group-hover:underline">
                  {post.title}
                </span>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
      <p className="mt-10 max-w-none">
        <Link href={sitePaths.blog} className={buttonVariants({ variant: 'outline' })}>
          {t('backToBlog')}
        </Link>
      </p>
    </nav>
  );
}
