import { getTranslations } from 'next-intl/server';
import { getSlotPicture } from '@/components/art/slot-and-pack-pictures';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { LabelledSection } from './labelled-section';
import { MarketList } from './market-list';
import { Paragraphs, SectionHeading } from './section-text-components';

/** Shows the markets: a map in the style of red-figure pottery, and a list. */
export function MarketsSection({ section }: { section: SectionCopy }) {
  return (
    <LabelledSection section={section} field="ink">
      <div className="container-page section-y">
        <div className="mb-10 grid gap-x-8 gap-y-4 lg:mb-16 lg:grid-cols-12">
          <SectionHeading section={section} className="text-5xl lg:col-span-6 lg:text-4xl xl:text-5xl" />
          <div className="lg:col-span-5 lg:col-start-8 lg:mt-2">
            <Paragraphs texts={section.paragraphs} />
          </div>
        </div>
        <MarketMap />
        <MarketList />
      </div>
    </LabelledSection>
  );
}

/** The map of the markets. Hidden from assistive technology, because the list after it has the same content. */
async function MarketMap() {
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
