import { getTranslations } from 'next-intl/server';
import { CategoryHeader } from '@/components/catalogue/category-header';
import { CategoryTextSection } from '@/components/catalogue/category-text-section';
import { ItemListJsonLd } from '@/components/catalogue/item-list-json-ld';
import { LinksToProductFinderAndComparison } from '@/components/catalogue/links-to-product-finder-and-comparison';
import { ProductShowcaseList } from '@/components/catalogue/product-showcase-list';
import { SplitSceneSection } from '@/components/catalogue/split-scene-section';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { catFoodEntryKey } from '@/lib/content/product-entry-keys';
import { getCurrentProducts } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';

export const generateMetadata = () => createStaticPageMetadata('cats');

export default async function CatsPage() {
  const locale = await currentLocale();
  const wizard = await getTranslations('wizard');
  const copy = getPageCopy('cats', locale);
  const products = getCurrentProducts(locale).filter(({ species }) => species === 'cat');
  // The finder below shows the products beyond these.
  const shown = products.slice(0, 12);
  return (
    <PageShell path={sitePaths.cats}>
      <CategoryHeader page="cats" field="plum" picture="tile/cats" count={products.length} counted="recipes" />
      <ItemListJsonLd products={shown} />
      <CategoryTextSection section={getPageSection(copy, 'story')} />
      <ProductShowcaseList section={getPageSection(copy, 'choose')} products={shown} keyOf={catFoodEntryKey} />
      <SplitSceneSection
        section={getPageSection(copy, 'transition')}
        field="plum"
        picture="post/cats-are-not-small-dogs"
      />
      <CategoryTextSection section={getPageSection(copy, 'feeding')} />
      <p className="container-page pb-section">
        <Link href={`${sitePaths.feedingPlan}/cat`} className={buttonVariants({ size: 'lg' })}>
          {wizard('start.cat')}
        </Link>
      </p>
      <LinksToProductFinderAndComparison />
    </PageShell>
  );
}
