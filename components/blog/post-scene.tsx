import { Picture } from '@/components/art/picture';
import { currentLocale } from '@/lib/i18n/navigation';
import { cn } from '@/lib/utils';

/** Shows the scene of a post. Cropping never cuts its foot with the meander. */
export async function PostScene({ slug, first, className }: { slug: string; first?: boolean; className?: string }) {
  return (
    <Picture
      slot={`post/${slug}`}
      locale={await currentLocale()}
      priority={first}
      className={cn('h-auto w-full object-cover object-bottom', className)}
    />
  );
}
