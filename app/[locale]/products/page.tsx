import { getTranslations } from 'next-intl/server';
import { CataloguePdfLink } from '@/components/catalogue/catalogue-pdf-link';
import { CategoryHeader } from '@/components/catalogue/category-header';
import { CategoryTextSection } from '@/components/catalogue/category-text-section';
import { ItemListJsonLd } from '@/components/catalogue/item-list-json-ld';
import { LinksToProductFinderAndComparison } from '@/components/catalogue/links-to-product-finder-and-comparison';
import { MealComparisonCharts } from '@/components/catalogue/meal-comparison-charts';
import { NumberedList } from '@/components/catalogue/numbered-list';
import { ProductLinesGrid } from '@/components/catalogue/product-lines-grid';
import { FormatGallery } from '@/components/catalogue/range-format-gallery';
import { SplitSceneSection } from '@/components/catalogue/split-scene-section';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getCurrentProducts, type Product } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';

export const generateMetadata = () => createStaticPageMetadata('products');

export default async function ProductsPage() {
  const locale = await currentLocale();
  const t = await getTranslations();
  const copy = getPageCopy('products', locale);
  const products = getCurrentProducts(locale);
  const [label, choose, shelf] = [
    getPageSection(copy, 'label'),
    getPageSection(copy, 'choose'),
    getPageSection(copy, 'formats'),
  ];
  return (
    <PageShell path={sitePaths.products}>
      <CategoryHeader page="products" field="clay" picture="tile/full-range" count={products.length} counted="products">
        <p className="mt-5 font-bold">
          <CataloguePdfLink className="link" />
        </p>
      </CategoryHeader>
      <ItemListJsonLd products={products.slice(0, productListPageSize)} />
      <CategoryTextSection section={getPageSection(copy, 'range')}>
        <p className="mt-6 mb-8">
          <Link href={sitePaths.completeRawMeals} className={buttonVariants({ variant: 'outline' })}>
            {t('nav.completeRawMeals')}
          </Link>
        </p>
        <ProductLinesGrid lines={order} products={products} spans={spans} />
      </CategoryTextSection>
      <CategoryTextSection section={choose} className="later [--tall:134rem] lg:[--tall:76rem]">
        <NumberedList items={choose.items} className="mt-10 lg:grid-cols-2" />
        <MealComparisonCharts products={products} />
      </CategoryTextSection>
      <div data-field="sea" className="later painted [--tall:88rem] lg:[--tall:46rem]">
        <CategoryTextSection section={shelf}>
          <FormatGallery products={products} />
        </CategoryTextSection>
      </div>
      <SplitSceneSection section={label} field="saffron" picture="post/reading-a-label">
        <NumberedList items={label.items} className="mt-8" />
      </SplitSceneSection>
      <LinksToProductFinderAndComparison />
    </PageShell>
  );
}

const order: Product['line'][] = ['full-range', 'mediterranean', 'cats', 'just-meat', 'sausages', 'treats'];
const spans = ['md:col-span-7', 'md:col-span-5', 'md:col-span-5', 'md:col-span-7', 'md:col-span-6', 'md:col-span-6'];
