import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { getMedia } from './media';

type Props = { slot: string; locale: Locale; className?: string; priority?: boolean };

/** Shows the picture of a media slot. Loads lazily unless it has priority. Throws on an unknown slot. */
export function Picture({ slot, locale, className, priority = false }: Props) {
  const { file, width, height, alt } = getMedia(slot, locale);
  return (
    // biome-ignore lint/performance/noImgElement: the drawings are static files of a few kilobytes; an optimiser adds nothing.
    <img
      src={file}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
