import { getTranslations } from 'next-intl/server';
import type { Post } from '@/lib/content/posts';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { insertJoiners } from '@/lib/text/insert-joiners';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';
import { cn } from '@/lib/utils';
import { PostDateAndReadingTime } from './post-date-and-reading-time';
import { PostScene } from './post-scene';

type Props = { post: Post; heading?: 'h2' | 'h3'; wide?: boolean };

/** Shows a post's scene, topic, title and summary. The whole card is a link; the wide variant is horizontal. */
export async function PostCard({ post, heading: Heading = 'h2', wide = false }: Props) {
  const t = await getTranslations('blog.categories');
  const title = insertJoiners(post.title);
  return (
    <article
      data-field={post.field}
      className={cn('group relative flex h-full flex-col', wide && 'gap-x-8 md:grid md:grid-cols-2 md:items-center')}
    >
      <div className="overflow-hidden bg-field">
        <PostScene
          slug={post.slug}
          decorative
          className="aspect-3/2 transition-transform duration-300 group-focus-within:scale-[1.03] group-hover:scale-[1.03]"
        />
      </div>
      <div className="@container flex grow flex-col pt-5">
        <p className="eyebrow text-accent-text">{t(`${post.category}.name`)}</p>
        <Heading className="fitted mt-2 leading-[1.15] [--fit:var(--text-2xl)]" style={buildMaxTokenWidthStyle(title)}>
          <Link
            href={post.path}
            className="no-underline decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </Link>
        </Heading>
        <p className="mt-3 text-base">{insertJoiners(post.summary)}</p>
        <PostDateAndReadingTime post={post} brief className="mt-auto pt-4" />
      </div>
    </article>
  );
}
