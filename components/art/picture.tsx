import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { getMedia } from './media';

type Props = {
  slot: string;
  locale: Locale;
  className?: string;
  priority?: boolean;
  /** Replaces the slot's alternative text; '' where the same words stand beside the picture. */
  alt?: string;
};

/** Shows the picture of a media slot. Loads lazily unless it has priority. Throws on an unknown slot. */
export function Picture({ slot, locale, className, priority = false, alt }: Props) {
  const { file, width, height, alt: ownAlt } = getMedia(slot, locale);
  return (
    // biome-ignore lint/performance/noImgElement: the drawings are static files of a few kilobytes; an optimiser adds nothing.
    <img
      src={file}
      alt={alt ?? ownAlt}
      width={width}
      height={height}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
