import { getTranslations } from 'next-intl/server';
import { MediaSlotPicture } from '@/components/art/media-slot-picture';
import { productFormats as order, type productFormats } from '@/lib/content/product-facts-schema';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

type Format = (typeof productFormats)[number];

/** Shows each form of the food with the first product that has it and is not yet shown. */
export async function FormatGallery({ products }: { products: Product[] }) {
  const locale = await currentLocale();
  const t = await getTranslations('product');
  const names = getProductDictionary(locale).formats;
  const shown: { format: Format; product: Product }[] = [];
  for (const format of order) {
    const makers = products.filter(({ formats: own }) => own.includes(format));
    const fresh = makers.find(({ slug }) => !shown.some((one) => one.product.slug === slug)) ?? makers[0];
    if (fresh) shown.push({ format, product: fresh });
  }
  return (
    <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
      {shown.map(({ format, product: { slug, copy } }) => (
        <li key={format}>
          <MediaSlotPicture
            slot={`pack/${slug}-${format}`}
            locale={locale}
            alt={t('packOf', { name: copy.name })}
            className="h-auto w-full max-w-48"
          />
          <h3 className="mt-3 border-current border-t-4 pt-3 text-lg">{getDictionaryEntry(names, format).name}</h3>
          <p className="mt-1 text-sm">{getDictionaryEntry(names, format).detail}</p>
        </li>
      ))}
    </ul>
  );
}
