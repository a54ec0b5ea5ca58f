import { getTranslations } from 'next-intl/server';
import { CategoryHeader } from '@/components/catalogue/category-header';
import { CategoryTextSection } from '@/components/catalogue/category-text-section';
import { FeedingPlanLink } from '@/components/catalogue/feeding-plan-link';
import { ItemListJsonLd } from '@/components/catalogue/item-list-json-ld';
import { ProductFinder } from '@/components/catalogue/product-finder';
import { ProductsByDogType } from '@/components/catalogue/products-by-dog-type';
import { SplitSceneSection } from '@/components/catalogue/split-scene-section';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getCurrentProducts } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';

export const generateMetadata = () => createStaticPageMetadata('fullRange');

export default async function FullRangePage() {
  const locale = await currentLocale();
  const t = await getTranslations();
  const copy = getPageCopy('full-range', locale);
  const products = getCurrentProducts(locale);
  const range = products.filter(({ line }) => line === 'full-range');
  return (
    <PageShell path={sitePaths.fullRange}>
      <CategoryHeader page="fullRange" field="clay" picture="tile/full-range" count={range.length} counted="recipes">
        <p className="mt-5 font-bold">
          <a href="#find" className="link">
            {t('finder.heading')}
          </a>
          {'\u00a0· '}
          <Link href={sitePaths.compare} className="link">
            {t('catalogue.compare')}
          </Link>
        </p>
      </CategoryHeader>
      <ItemListJsonLd products={range.slice(0, productListPageSize)} />
      <ProductFinder products={products} />
      <ProductsByDogType section={getPageSection(copy, 'choose')} products={range} />
      <CategoryTextSection section={getPageSection(copy, 'story')} className="later [--tall:24rem] lg:[--tall:20rem]" />
      <SplitSceneSection section={getPageSection(copy, 'feeding')} field="olive" picture="section/feeding-plan">
        <FeedingPlanLink />
      </SplitSceneSection>
    </PageShell>
  );
}
