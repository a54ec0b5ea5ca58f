import { getFormatter, getTranslations } from 'next-intl/server';
import { getProductOrThrow, type Product } from '@/lib/content/products';
import { isDiscontinued } from '@/lib/content/sale-dates';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { getSaleDateFormatOptions } from './sale-date-formats';

/** Notes that a food is no longer made, since when, and which one there is in its place. */
export async function DiscontinuedNotice({ product }: { product: Product }) {
  const { offSale } = product;
  if (!offSale || !isDiscontinued(product, new Date())) return null;
  const t = await getTranslations('product');
  const format = await getFormatter();
  const locale = await currentLocale();
  const instead = offSale.instead ? getProductOrThrow(offSale.instead, locale) : null;
  const date = format.dateTime(new Date(`${offSale.since}T12:00:00Z`), getSaleDateFormatOptions(locale));
  return (
    <p className="mt-5 inline-block border-2 border-current px-4 py-2 font-bold">
      {t('offSale', { date })}
      {instead && (
        <Link href={instead.path} className="link block">
          {t('offSaleInstead', { product: instead.copy.name })}
        </Link>
      )}
    </p>
  );
}
