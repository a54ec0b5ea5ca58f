import { getFormatter, getTranslations } from 'next-intl/server';
import { MediaSlotPicture } from '@/components/art/media-slot-picture';
import { Breadcrumbs } from '@/components/site-shell/breadcrumbs';
import { type CategoryPageKey, getCategoryBreadcrumbs } from '@/components/site-shell/category-breadcrumbs';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { parseSaleStart } from '@/lib/content/sale-dates';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { languageTag } from '@/lib/i18n/locales';
import { lowercaseLabelInSentence } from '@/lib/i18n/lowercase-first';
import { DiscontinuedNotice } from './discontinued-notice';
import styles from './product.module.css';
import { ProductKeyFigures } from './product-key-figures';
import { getSaleDateFormatOptions } from './sale-date-formats';

const categories = {
  'full-range': 'fullRange',
  mediterranean: 'mediterraneanDiet',
  cats: 'cats',
  'just-meat': 'products',
  sausages: 'products',
  treats: 'products',
} as const satisfies Record<Product['line'], CategoryPageKey>;

/** The first screen: name, claim and pack on the protein's colour, with the four most important figures. */
export async function ProductHero({ product }: { product: Product }) {
  const { copy, path, slug, formats, line, availableFrom } = product;
  const t = await getTranslations();
  const format = await getFormatter();
  const locale = await currentLocale();
  const sale = parseSaleStart(availableFrom, new Date());
  const saleDate = sale ? format.dateTime(sale.date, getSaleDateFormatOptions(locale)) : '';
  // The schema requires at least one.
  const [shown = 'minced-1kg'] = formats;
  const pack = getDictionaryEntry(getProductDictionary(locale).formats, shown);
  const packFormat = t('common.fact', {
    label: pack.name,
    value: lowercaseLabelInSentence(pack.detail, languageTag(locale)),
  });
  const trail = [...(await getCategoryBreadcrumbs(categories[line])), { label: copy.name, path }];
  return (
    <header className="painted overflow-hidden">
      <div className="container-page grid items-end gap-x-8 gap-y-4 pt-8 lg:grid-cols-12">
        <div className="relative z-1 pb-10 lg:col-span-7 lg:self-center lg:pb-16">
          <Breadcrumbs trail={trail} />
          {copy.badge && <p className="eyebrow">{copy.badge}</p>}
          <h1 className="mt-3 text-6xl [overflow-wrap:anywhere]">
            {copy.name} <span className="mt-3 block text-xl tracking-normal">{copy.kind}</span>
          </h1>
          <p className="lead mt-5 font-bold">{copy.subtitle}</p>
          <p className="mt-4 max-w-[36rem]">{copy.shortDescription}</p>
          <DiscontinuedNotice product={product} />
          {sale?.upcoming && (
            <p className="mt-5 inline-block border-2 border-current px-4 py-2 font-bold">
              {t('product.availableFrom', { date: saleDate })}
              <span className="block font-normal">{t('product.notYetAvailable')}</span>
            </p>
          )}
          {sale && !sale.upcoming && <p className="mt-4 text-sm">{t('product.availableSince', { date: saleDate })}</p>}
          <p className="mt-8 flex max-w-none flex-wrap gap-3" data-print="hide">
            <a href="#amounts" className={buttonVariants()}>
              {product.statement === 'complementary' ? t('calculator.headingMaximum') : t('calculator.heading')}
            </a>
            <Link href={sitePaths.storeLocator} className={buttonVariants({ variant: 'outline' })}>
              {t('product.whereToFind')}
            </Link>
          </p>
        </div>
        <div className={`${styles.stage} lg:col-span-5`}>
          <MediaSlotPicture
            slot={`pack/${slug}-${shown}`}
            locale={locale}
            alt={t('product.packPicture', { name: copy.name, format: packFormat, kind: copy.kind })}
            priority
            className={styles.pack}
          />
        </div>
      </div>
      <ProductKeyFigures product={product} />
    </header>
  );
}
