import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { MediaImage } from './media-image';
import { getSlotPicture } from './slot-and-pack-pictures';

type Props = {
  slot: string;
  locale: Locale;
  className?: string;
  priority?: boolean;
  /** Replaces the slot's alternative text; '' where the same text stands beside the picture. */
  alt?: string;
};

/** Shows the picture of a media slot. Loads lazily unless it has priority. Throws on an unknown slot. */
export function MediaSlotPicture({ slot, locale, className, priority = false, alt }: Props) {
  const media = getSlotPicture(slot, locale);
  return (
    <MediaImage
      media={media}
      alt={alt ?? media.alt}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
