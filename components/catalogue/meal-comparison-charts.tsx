import { getFormatter, getTranslations } from 'next-intl/server';
import type { Product } from '@/lib/content/products';
import { ProductComparisonChart } from './product-comparison-chart';

/** Compares the complete meals by energy and by bone content. */
export async function MealComparisonCharts({ products }: { products: Product[] }) {
  const t = await getTranslations('catalogue');
  const format = await getFormatter();
  const meals = products.filter(({ statement }) => statement === 'complete');
  return (
    <div className="mt-12 grid gap-x-12 gap-y-14 lg:grid-cols-[7fr_5fr]">
      <ProductComparisonChart
        id="energy-scale"
        heading={t('energyScale')}
        note={t('energyNote')}
        products={meals}
        value={({ nutrition }) => nutrition.kcal}
        format={(value) => format.number(value)}
      />
      <ProductComparisonChart
        id="bone-scale"
        heading={t('boneScale')}
        note={t('boneNote')}
        products={meals}
        value={({ bonePercent }) => bonePercent}
        format={(value) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 })}
      />
    </div>
  );
}
