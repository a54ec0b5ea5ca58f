import { getTranslations } from 'next-intl/server';
import type { PostHeading } from '@/lib/content/post-headings';
import { insertJoiners } from '@/lib/text/insert-joiners';
import { cn } from '@/lib/utils';

/** Shows the headings of a post as links. Beside the text it is sticky. */
export async function PostTableOfContents({ headings, className }: { headings: PostHeading[]; className?: string }) {
  const t = await getTranslations('blog');
  return (
    <nav aria-labelledby="contents-heading" data-print="hide" className={className}>
      <h2 id="contents-heading" className="before:incised eyebrow before:mb-4 before:block before:text-accent-text">
        {t('contents')}
      </h2>
      <ol className="mt-3 list-none p-0 text-sm">
        {headings.map(({ id, title, depth }) => (
          <li key={id} className={cn(depth === 3 && 'ps-4')}>
            <a
              href={`#${id}`}
              className="block border-border border-b py-2.5 text-foreground no-underline hover:text-accent-text hover:underline"
            >
              {insertJoiners(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
