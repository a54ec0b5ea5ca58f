import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/site-shell/breadcrumbs';
import { sitePaths } from '@/lib/config/site-paths';
import { blogCategoryPath } from '@/lib/content/blog-list-pages';
import type { Post } from '@/lib/content/posts';
import { insertJoiners } from '@/lib/text/insert-joiners';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';
import { PostDateAndReadingTime } from './post-date-and-reading-time';
import { PostScene } from './post-scene';

/** The first screen of a post: breadcrumb, title, summary, author and dates beside its scene. */
export async function PostHeader({ post }: { post: Post }) {
  const t = await getTranslations();
  const { slug, title, summary, category, author, field, path } = post;
  const heading = insertJoiners(title);
  const topic = t(`blog.categories.${category}.name`);
  return (
    <header data-field={field} className="painted relative grid lg:grid-cols-2">
      <div className="@container w-full min-w-0 max-w-[calc(var(--container-page)/2+var(--spacing-gutter))] px-gutter lg:justify-self-end pt-8 pb-10 lg:pe-12 lg:pb-16">
        <Breadcrumbs
          trail={[
            { label: t('nav.blog'), path: sitePaths.blog },
            { label: topic, path: blogCategoryPath(category) },
            { label: title, path },
          ]}
        />
        <h1
          className="fitted leading-[1.04] [--fit:var(--text-3xl)] sm:[--fit:var(--text-4xl)] xl:[--fit:var(--text-5xl)]"
          style={buildMaxTokenWidthStyle(heading)}
        >
          {heading}
        </h1>
        <p className="lead mt-6">{insertJoiners(summary)}</p>
        <p className="mt-8 font-bold text-base">{t('blog.by', { author: t(`blog.authors.${author}`) })}</p>
        <PostDateAndReadingTime post={post} className="mt-1" />
      </div>
      <PostScene slug={slug} first className="lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-1/2" />
    </header>
  );
}
