import { getTranslations } from 'next-intl/server';
import { MediaSlotPicture } from '@/components/art/media-slot-picture';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

/** Shows the packs that the product is sold in. */
export async function PacksSection({ product: { slug, formats, copy } }: { product: Product }) {
  const t = await getTranslations('product');
  const locale = await currentLocale();
  const names = getProductDictionary(locale);
  return (
    <section data-print="hide" aria-labelledby="packs-heading" className="container-page section-y">
      <h2 id="packs-heading">{t('formats')}</h2>
      <ul className="mt-8 grid has-[>li:only-child]:max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 p-0 sm:gap-6">
        {formats.map((key) => (
          <li key={key} className="flex items-center gap-5 border-(--tone) border-t-8 bg-surface p-4">
            <MediaSlotPicture
              slot={`pack/${slug}-${key}`}
              locale={locale}
              alt={t('packOf', { name: copy.name })}
              className="h-auto w-24 shrink-0"
            />
            <p className="min-w-0">
              <span className="block font-bold">{getDictionaryEntry(names.formats, key).name}</span>
              <span className="block text-muted text-sm">{getDictionaryEntry(names.formats, key).detail}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
