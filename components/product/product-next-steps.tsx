import { getTranslations } from 'next-intl/server';
import { MarketBuyingLink } from '@/components/sections/market-buying-guide';
import { ProductCard } from '@/components/sections/product-card';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { getCurrentProducts, type Product } from '@/lib/content/products';
import { selectRelatedProducts } from '@/lib/content/related-products';
import { isDiscontinued } from '@/lib/content/sale-dates';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';

/** Links to the questionnaire, the stores, related foods and all products. */
export async function ProductNextSteps({ product }: { product: Product }) {
  const t = await getTranslations();
  const cat = product.species === 'cat';
  const related = selectRelatedProducts(product, getCurrentProducts(await currentLocale()));
  return (
    <div data-print="hide" className="later [--tall:112rem] lg:[--tall:92rem]">
      <section aria-labelledby="questionnaire-heading" data-field="clay" className="painted">
        <div className="container-page grid items-center gap-x-[min(4rem,5vw)] gap-y-6 py-14 lg:grid-cols-12 lg:py-20">
          <div className="lg:col-span-7">
            <h2 id="questionnaire-heading">
              {cat ? t('product.questionnaireHeadingCat') : t('product.questionnaireHeading')}
            </h2>
            <p>{t('product.questionnaireText')}</p>
          </div>
          <p className="max-w-none lg:col-span-5 lg:justify-self-end">
            <Link
              href={cat ? `${sitePaths.feedingPlan}/cat` : sitePaths.feedingPlan}
              className={buttonVariants({ size: 'lg' })}
            >
              {cat ? t('wizard.start.cat') : t('product.questionnaire')}
            </Link>
          </p>
        </div>
      </section>
      <section aria-labelledby="where-heading" className="container-page pt-section">
        <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-6 border-current border-y-4 py-8">
          <h2 id="where-heading" className="text-3xl">
            {t('stores.whereHeading')}
          </h2>
          <MarketBuyingLink line={product.line} />
          <p className="flex max-w-none flex-wrap items-center gap-x-8 gap-y-4">
            {/* The filter of the stores has only what is made. */}
            {!isDiscontinued(product, new Date()) && (
              <Link href={`${sitePaths.storeLocator}?product=${product.slug}#stores`} className={buttonVariants({})}>
                {t('stores.whereLink')}
              </Link>
            )}
            <Link
              href={`${sitePaths.storeLocator}#stores`}
              className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {t('stores.whereAll')}
            </Link>
            <Link
              href={`${sitePaths.storeLocator}#retailer`}
              className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {t('stores.whereRetailer')}
            </Link>
          </p>
        </div>
      </section>
      <section aria-labelledby="related-heading" className="container-page section-y">
        <h2 id="related-heading">{t('product.related')}</h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 p-0 md:gap-x-6 lg:grid-cols-4">
          {related.map((other) => (
            <li key={other.slug}>
              <ProductCard product={other} />
            </li>
          ))}
        </ul>
        <p className="mt-12 max-w-none">
          <Link href={sitePaths.products} className={buttonVariants({ variant: 'outline' })}>
            {t('common.backToProducts')}
          </Link>
        </p>
      </section>
    </div>
  );
}
