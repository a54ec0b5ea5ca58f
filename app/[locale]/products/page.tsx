import { getFormatter, getTranslations } from 'next-intl/server';
import { CatalogueLink } from '@/components/catalogue/catalogue-link';
import { CategoryHeader } from '@/components/catalogue/category-header';
import { FindBand } from '@/components/catalogue/find-and-compare';
import { FormatShelf } from '@/components/catalogue/format-shelf';
import { ItemListJsonLd } from '@/components/catalogue/item-list-json-ld';
import { LineGrid } from '@/components/catalogue/line-grid';
import { MealScales } from '@/components/catalogue/meal-scales';
import { Reasons } from '@/components/catalogue/numbered-list';
import { SceneBand } from '@/components/catalogue/scene-band';
import { Story } from '@/components/catalogue/text-section';
import { productTrail } from '@/components/product/product-trail';
import { fixedPageMetadata } from '@/components/sections/page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { getPage, section } from '@/lib/content/pages';
import { getProducts, type Product } from '@/lib/content/products';
import { productsPerPage } from '@/lib/content/range-pages';
import { currentLocale, Link } from '@/lib/i18n/navigation';

export const generateMetadata = () => fixedPageMetadata('products');

export default async function ProductsPage() {
  const locale = await currentLocale();
  const t = await getTranslations();
  const format = await getFormatter();
  const words = getPage('products', locale);
  const products = getProducts(locale);
  const [label, choose, shelf] = [section(words, 'label'), section(words, 'choose'), section(words, 'formats')];
  return (
    <PageShell path={sitePaths.products}>
      <CategoryHeader
        words={words}
        trail={await productTrail('products')}
        field="clay"
        picture="tile/full-range"
        figure={{ value: format.number(products.length), label: t('catalogue.products', { count: products.length }) }}
      >
        <p className="mt-5 font-bold">
          <CatalogueLink className="link" />
        </p>
      </CategoryHeader>
      <ItemListJsonLd products={products.slice(0, productsPerPage)} />
      <Story section={section(words, 'range')}>
        <p className="mt-6 mb-8">
          <Link href={sitePaths.completeRawMeals} className={buttonVariants({ variant: 'outline' })}>
            {t('nav.completeRawMeals')}
          </Link>
        </p>
        <LineGrid lines={order} products={products} spans={spans} />
      </Story>
      <Story section={choose} className="later [--tall:134rem] lg:[--tall:76rem]">
        <Reasons items={choose.items} className="mt-10 lg:grid-cols-2" />
        <MealScales products={products} />
      </Story>
      <div data-field="sea" className="later painted [--tall:88rem] lg:[--tall:46rem]">
        <Story section={shelf}>
          <FormatShelf products={products} />
        </Story>
      </div>
      <SceneBand section={label} field="saffron" picture="post/reading-a-label">
        <Reasons items={label.items} className="mt-8" />
      </SceneBand>
      <FindBand />
    </PageShell>
  );
}

const order: Product['line'][] = ['full-range', 'mediterranean', 'cats', 'just-meat', 'sausages', 'treats'];
const spans = ['md:col-span-7', 'md:col-span-5', 'md:col-span-5', 'md:col-span-7', 'md:col-span-6', 'md:col-span-6'];
