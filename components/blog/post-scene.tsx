import { MediaSlotPicture } from '@/components/art/media-slot-picture';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { cn } from '@/lib/utils';

type Props = {
  slug: string;
  first?: boolean;
  /** True where the scene illustrates a link to the post, which has the text. */
  decorative?: boolean;
  className?: string;
};

/** Shows the scene of a post. Cropping never cuts its foot with the meander. */
export async function PostScene({ slug, first, decorative, className }: Props) {
  return (
    <MediaSlotPicture
      slot={`post/${slug}`}
      locale={await currentLocale()}
      alt={decorative ? '' : undefined}
      priority={first}
      className={cn('h-auto w-full object-cover object-bottom', className)}
    />
  );
}
