import { getTranslations } from 'next-intl/server';
import { getSlotPicture } from '@/components/art/slot-and-pack-pictures';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

/** The map of the markets. Hidden from assistive technology, because the list after it has the same content. */
export async function MarketMap() {
  const t = await getTranslations('exports');
  const locale = await currentLocale();
  const wide = getSlotPicture('map/export-markets', locale);
  const tall = getSlotPicture('map/export-markets-tall', locale);
  return (
    <figure>
      <picture>
        <source media="(width < 48rem)" srcSet={tall.file} width={tall.width} height={tall.height} />
        <img
          src={wide.file}
          alt={wide.alt}
          width={wide.width}
          height={wide.height}
          loading="lazy"
          decoding="async"
          className="h-auto w-full"
        />
      </picture>
      <figcaption className="max-w-measure">{t('mapCaption')}</figcaption>
    </figure>
  );
}
