import { CategoryHeader } from '@/components/catalogue/category-header';
import { CategoryTextSection } from '@/components/catalogue/category-text-section';
import { ComplementaryFoodsSection } from '@/components/catalogue/complementary-foods-section';
import { FeedingPlanLink } from '@/components/catalogue/feeding-plan-link';
import { ItemListJsonLd } from '@/components/catalogue/item-list-json-ld';
import { LinksToProductFinderAndComparison } from '@/components/catalogue/links-to-product-finder-and-comparison';
import { ProductLinesGrid } from '@/components/catalogue/product-lines-grid';
import { ProductThumbnailLinks } from '@/components/catalogue/product-thumbnail-links';
import { SplitSceneSection } from '@/components/catalogue/split-scene-section';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { getCurrentProducts } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { pickEvenly } from '@/lib/pick-evenly';

export const generateMetadata = () => createStaticPageMetadata('completeRawMeals');

export default async function CompleteRawMealsPage() {
  const locale = await currentLocale();
  const copy = getPageCopy('complete-raw-meals', locale);
  const products = getCurrentProducts(locale);
  const meals = products.filter(({ statement }) => statement === 'complete');
  const shelf = pickEvenly(meals, 28);
  const families = getPageSection(copy, 'families');
  const family = (key: string) => families.items.find((item) => item.key === key);
  return (
    <PageShell path={sitePaths.completeRawMeals}>
      <CategoryHeader
        page="completeRawMeals"
        field="wine"
        picture="section/why"
        count={meals.length}
        counted="recipes"
      />
      <ItemListJsonLd products={shelf} />
      <CategoryTextSection section={getPageSection(copy, 'story')}>
        <ProductThumbnailLinks products={shelf} className="mt-12 lg:grid-cols-7" />
      </CategoryTextSection>
      <section aria-labelledby="families-heading" className="container-page pb-section">
        <h2 id="families-heading" className="mb-8 text-4xl">
          {families.heading}
        </h2>
        <ProductLinesGrid
          lines={['full-range', 'cats', 'mediterranean']}
          products={meals}
          spans={['md:col-span-12 lg:col-span-5', 'md:col-span-6 lg:col-span-3', 'md:col-span-6 lg:col-span-4']}
          copy={{ 'full-range': family('fullRange'), cats: family('cats'), mediterranean: family('mediterranean') }}
        />
      </section>
      <SplitSceneSection section={getPageSection(copy, 'feeding')} field="olive" picture="section/feeding-plan">
        <FeedingPlanLink />
      </SplitSceneSection>
      <ComplementaryFoodsSection products={products} />
      <LinksToProductFinderAndComparison />
    </PageShell>
  );
}
