import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { cn } from '@/lib/utils';
import { MediaSlotPicture } from './media-slot-picture';

type Props = {
  name: 'about' | 'why' | 'exports' | 'faq' | 'contact' | 'feeding-plan' | 'store-locator' | 'not-found';
  className?: string;
  priority?: boolean;
};

/** A decorative scene beside a text. */
export async function SectionScene({ name, className, priority }: Props) {
  return (
    <MediaSlotPicture
      slot={`section/${name}`}
      locale={await currentLocale()}
      className={cn('h-auto w-full', className)}
      priority={priority}
    />
  );
}
