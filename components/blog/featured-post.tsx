import { getTranslations } from 'next-intl/server';
import { LinkArrow } from '@/components/ui/text-link';
import type { Post } from '@/lib/content/posts';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { insertJoiners } from '@/lib/text/insert-joiners';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';
import { PostDateAndReadingTime } from './post-date-and-reading-time';
import { PostScene } from './post-scene';

/** Shows the newest post across the page, on the field colour of its scene. */
export async function FeaturedPost({ post }: { post: Post }) {
  const t = await getTranslations();
  const title = insertJoiners(post.title);
  return (
    <article data-field={post.field} className="painted group relative grid lg:grid-cols-2">
      <PostScene slug={post.slug} first decorative className="lg:absolute lg:inset-y-0 lg:left-0 lg:h-full lg:w-1/2" />
      <div className="@container w-full min-w-0 max-w-[calc(var(--container-page)/2+var(--spacing-gutter))] px-gutter pt-10 pb-12 lg:col-start-2 lg:ps-12 lg:pt-20 lg:pb-24">
        <p className="eyebrow">
          {t('blog.latest')} · {t(`blog.categories.${post.category}.name`)}
        </p>
        <h2
          className="fitted mt-4 leading-[1.05] [--fit:var(--text-3xl)] sm:[--fit:var(--text-4xl)]"
          style={buildMaxTokenWidthStyle(title)}
        >
          <Link href={post.path} className="no-underline after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        <p className="lead mt-6">{insertJoiners(post.summary)}</p>
        <PostDateAndReadingTime post={post} brief className="mt-6" />
        <p className="mt-6 flex items-center gap-2 font-bold">
          {t('common.learnMore')} <LinkArrow />
        </p>
      </div>
    </article>
  );
}
