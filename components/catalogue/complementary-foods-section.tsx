import { getTranslations } from 'next-intl/server';
import type { Product } from '@/lib/content/products';
import { ProductLinesGrid } from './product-lines-grid';

/** Shows the complementary foods: plain meat, sausages, treats. */
export async function ComplementaryFoodsSection({ products }: { products: Product[] }) {
  const t = await getTranslations('catalogue');
  const complementary = products.filter(({ statement }) => statement === 'complementary');
  return (
    <section aria-labelledby="beyond-heading" className="container-page section-y">
      <h2 id="beyond-heading" className="text-4xl">
        {t('beyond')}
      </h2>
      <p className="lead mt-4 mb-8">{t('beyondText')}</p>
      <ProductLinesGrid
        lines={[...new Set(complementary.map(({ line }) => line))]}
        products={complementary}
        spans={[
          'md:col-span-12 lg:col-span-4 xl:col-span-5',
          'md:col-span-6 lg:col-span-4',
          'md:col-span-6 lg:col-span-4 xl:col-span-3',
        ]}
      />
    </section>
  );
}
