import { getTranslations } from 'next-intl/server';
import { finderItem, finderOptions } from '@/lib/content/facets';
import { finderGroups } from '@/lib/content/finder';
import type { Product } from '@/lib/content/products';
import { CompareTray } from './compare-tray';
import { facetTokens, finderCss } from './finder-css';
import { FinderForm, FinderOrder } from './finder-form';
import { FinderIsland } from './finder-island';
import { facetNames } from './finder-names';
import { RangeCard } from './range-card';
import './catalogue.css';

/** The product finder: every product, with filters that work by style alone and better with a small script. */
export async function Finder({ products }: { products: Product[] }) {
  const t = await getTranslations('finder');
  const name = await facetNames();
  const options = finderOptions(products);
  const total = products.length;
  const names = finderGroups.flatMap((group) =>
    options[group].map((value) => [
      `${group}-${value}`,
      group === 'without' ? t('without', { ingredient: name(group, value) }) : name(group, value),
    ]),
  );
  return (
    <section id="find" aria-labelledby="find-heading" className="container-page section-y">
      <h2 id="find-heading" className="text-4xl">
        {t('heading')}
      </h2>
      <p className="lead mt-4 mb-8">{t('intro')}</p>
      <style>{finderCss(options)}</style>
      <FinderIsland
        items={products.map((product) => {
          const item = finderItem(product);
          return { ...item, tokens: facetTokens(item.facets), card: <RangeCard product={product} /> };
        })}
        options={options}
        names={Object.fromEntries(names)}
        counts={Array.from({ length: total + 1 }, (_, count) => t('count', { count, total }))}
        texts={{
          clear: t('clear'),
          remove: t('remove', { filter: '%' }),
          emptyHeading: t('emptyHeading'),
          emptyText: t('emptyText'),
          loosen: t('loosen', { filter: '%', count: '#' }),
        }}
        form={<FinderForm options={options} name={name} />}
        order={<FinderOrder />}
        tray={<CompareTray products={products.map(({ slug, words }) => ({ slug, name: words.name }))} />}
      />
    </section>
  );
}
