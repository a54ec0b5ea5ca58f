import 'server-only';
import { getFormatter, getTranslations } from 'next-intl/server';
import { catalogueDownloadPath, readCatalogueFileSizeBytes } from '@/lib/content/catalogue-pdf-path-and-size';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

/** Links to the PDF catalogue in the page's language, with its type and size. */
export async function CataloguePdfLink({ className }: { className?: string }) {
  const t = await getTranslations('catalogPdf');
  const format = await getFormatter();
  const locale = await currentLocale();
  const bytes = readCatalogueFileSizeBytes(locale);
  const kilobytes = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const;
  return (
    <a href={catalogueDownloadPath(locale)} type="application/pdf" className={className}>
      {bytes === null
        ? t('download')
        : t('downloadSize', { size: format.number(bytes / 1000, kilobytes).replace(' ', '\u00a0') })}
    </a>
  );
}
