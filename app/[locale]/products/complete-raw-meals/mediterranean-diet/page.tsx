import { getFormatter, getTranslations } from 'next-intl/server';
import { CategoryHeader } from '@/components/catalogue/category-header';
import { FindBand } from '@/components/catalogue/find-band';
import { ItemListJsonLd } from '@/components/catalogue/item-list-json-ld';
import { PlanLink } from '@/components/catalogue/plan-link';
import { ProductPanels } from '@/components/catalogue/product-panels';
import { SceneBand } from '@/components/catalogue/scene-band';
import { Story } from '@/components/catalogue/story';
import { fixedPageMetadata } from '@/components/editorial/metadata';
import { PageShell } from '@/components/layout/page-shell';
import { productTrail } from '@/components/product/product-trail';
import { getPage, section } from '@/lib/content/pages';
import { getProducts } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/navigation';
import { sitePaths } from '@/lib/site-paths';

export const generateMetadata = () => fixedPageMetadata('mediterraneanDiet');

export default async function MediterraneanDietPage() {
  const locale = await currentLocale();
  const t = await getTranslations('catalogue');
  const format = await getFormatter();
  const words = getPage('mediterranean-diet', locale);
  const products = getProducts(locale).filter(({ line }) => line === 'mediterranean');
  // A longer line goes on in the finder below.
  const shown = products.slice(0, 12);
  return (
    <PageShell path={sitePaths.mediterraneanDiet}>
      <CategoryHeader
        words={words}
        trail={await productTrail('mediterraneanDiet')}
        field="olive"
        picture="tile/mediterranean-diet"
        figure={{ value: format.number(products.length), label: t('recipes', { count: products.length }) }}
      />
      <ItemListJsonLd products={shown} />
      <Story section={section(words, 'story')} />
      <ProductPanels
        section={section(words, 'dinners')}
        products={shown}
        keyOf={({ slug }) => slug.replace(/-dinner$/, '')}
      />
      <SceneBand section={section(words, 'feeding')} field="saffron" picture="post/mediterranean-table">
        <PlanLink />
      </SceneBand>
      <FindBand />
    </PageShell>
  );
}
