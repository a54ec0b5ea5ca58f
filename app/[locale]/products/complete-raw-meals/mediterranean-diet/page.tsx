import { CategoryHeader } from '@/components/catalogue/category-header';
import { CategoryTextSection } from '@/components/catalogue/category-text-section';
import { FeedingPlanLink } from '@/components/catalogue/feeding-plan-link';
import { ItemListJsonLd } from '@/components/catalogue/item-list-json-ld';
import { LinksToProductFinderAndComparison } from '@/components/catalogue/links-to-product-finder-and-comparison';
import { ProductShowcaseList } from '@/components/catalogue/product-showcase-list';
import { SplitSceneSection } from '@/components/catalogue/split-scene-section';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { dinnerEntryKey } from '@/lib/content/product-entry-keys';
import { getCurrentProducts } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

export const generateMetadata = () => createStaticPageMetadata('mediterraneanDiet');

export default async function MediterraneanDietPage() {
  const locale = await currentLocale();
  const copy = getPageCopy('mediterranean-diet', locale);
  const products = getCurrentProducts(locale).filter(({ line }) => line === 'mediterranean');
  // The finder below shows the products beyond these.
  const shown = products.slice(0, 12);
  return (
    <PageShell path={sitePaths.mediterraneanDiet}>
      <CategoryHeader
        page="mediterraneanDiet"
        field="olive"
        picture="tile/mediterranean-diet"
        count={products.length}
        counted="recipes"
      />
      <ItemListJsonLd products={shown} />
      <CategoryTextSection section={getPageSection(copy, 'story')} />
      <ProductShowcaseList section={getPageSection(copy, 'dinners')} products={shown} keyOf={dinnerEntryKey} />
      <SplitSceneSection section={getPageSection(copy, 'feeding')} field="saffron" picture="post/mediterranean-table">
        <FeedingPlanLink />
      </SplitSceneSection>
      <LinksToProductFinderAndComparison />
    </PageShell>
  );
}
