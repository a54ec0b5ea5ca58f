import { getTranslations } from 'next-intl/server';
import { sitePaths } from '@/lib/config/site-paths';
import { blogCategoryPath, countPostsPerUsedCategory } from '@/lib/content/blog-list-pages';
import type { PostCategory } from '@/lib/content/post-schema';
import type { Post } from '@/lib/content/posts';
import { Link } from '@/lib/i18n/current-locale-and-link';

const chip =
  'flex min-h-11 items-baseline gap-2 rounded-sm border border-border-strong px-4 py-2 font-bold text-foreground text-sm no-underline hover:border-current aria-[current]:border-foreground aria-[current]:bg-foreground aria-[current]:text-background';

/** Links to the list of all posts and to the list of each topic. */
export async function BlogCategoryNav({ posts, current }: { posts: Post[]; current?: PostCategory }) {
  const t = await getTranslations('blog');
  const topics = countPostsPerUsedCategory(posts).map(({ category, count }) => ({
    key: category,
    name: t(`categories.${category}.name`),
    path: blogCategoryPath(category),
    count,
  }));
  const all = { key: undefined, name: t('backToBlog'), path: sitePaths.blog, count: posts.length };
  return (
    <nav aria-label={t('topics')}>
      <ul className="flex list-none flex-wrap gap-2 p-0">
        {[all, ...topics].map(({ key, name, path, count }) => (
          <li key={path}>
            <Link href={path} className={chip} aria-current={key === current ? 'page' : undefined}>
              {name} <span className="font-normal tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
