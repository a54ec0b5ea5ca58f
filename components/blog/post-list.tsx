import { countLeadingCardsInPairs } from '@/lib/content/blog-list-pages';
import type { Post } from '@/lib/content/posts';
import { cn } from '@/lib/utils';
import { FeaturedPost } from './featured-post';
import { PostCard } from './post-card';

/** Shows posts, newest first, as cards in even rows. With `lead`, the first post spans the page. */
export function PostList({ posts, lead = false }: { posts: Post[]; lead?: boolean }) {
  const [first] = posts;
  const cards = lead ? posts.slice(1) : posts;
  const paired = countLeadingCardsInPairs(cards.length);
  return (
    <>
      {lead && first && <FeaturedPost post={first} />}
      {cards.length > 0 && (
        <ul className="container-page grid list-none gap-x-6 gap-y-14 py-14 md:grid-cols-12 lg:py-20">
          {cards.map((post, index) => (
            <li
              key={post.slug}
              className={cn(
                'md:col-span-6',
                cards.length === 1 && 'md:col-span-12',
                index >= paired && 'lg:col-span-4',
                // With an odd number of cards in two columns, the last card spans the row.
                cards.length > 1 && cards.length % 2 === 1 && 'md:max-lg:last:col-span-12',
              )}
            >
              <PostCard post={post} wide={cards.length === 1} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
