import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import {
  type ProductFacets,
  type ProductFilterGroupKey,
  productFilterGroups,
  sortableFigures,
} from '@/lib/content/product-finder';
import { isMultipleChoiceFinderGroup } from '@/lib/content/product-finder-query';
import type { FacetTranslator } from './facet-translator';
import { productFinderControlId } from './product-finder-css';
import { ProductFinderFilterField } from './product-finder-filter-field';

type Props = { options: ProductFacets; name: FacetTranslator; paged: boolean };

/** The filters: collapsed on a narrow screen, beside the products on a wide one. */
export async function ProductFinderForm({ options, name, paged }: Props) {
  const t = await getTranslations('finder');
  const named = (group: ProductFilterGroupKey) => options[group].map((value) => ({ value, label: name(group, value) }));
  return (
    <form id="finder-form" autoComplete="off" className="lg:self-start lg:pe-2 print:hidden">
      <details className="finder-panel border-foreground border-y-2 lg:border-0">
        <summary className="flex min-h-12 items-center justify-between">
          {t('filters')}
          <Icon name="chevron" />
        </summary>
        <div className="grid gap-6 pt-2 pb-6 lg:pt-0">
          {productFilterGroups.map((group) => (
            <ProductFinderFilterField
              key={group}
              group={group}
              legend={t(`groups.${group}`)}
              options={named(group)}
              any={isMultipleChoiceFinderGroup(group) ? undefined : t('any')}
            />
          ))}
          <Button type="reset" variant="outline" size="sm">
            {t('clear')}
          </Button>
          <div className="hidden text-muted text-sm noscript:block">
            <p>{t('noScript')}</p>
            {paged && <p className="mt-2">{t('noScriptPaged')}</p>}
          </div>
        </div>
      </details>
    </form>
  );
}

/** The sort control. It stands above the products and belongs to the same form. */
export async function ProductFinderSortSelect() {
  const t = await getTranslations('finder');
  return (
    <p className="flex max-w-none items-center gap-3 noscript:hidden print:hidden">
      <label htmlFor={productFinderControlId('sort', 'order')} className="shrink-0">
        {t('sort')}
      </label>
      <select form="finder-form" name="sort" id={productFinderControlId('sort', 'order')}>
        <option value="">{t('catalogueOrder')}</option>
        {sortableFigures.map((figure) => [
          <option key={figure} value={figure}>
            {t('ascending', { figure: t(`figures.${figure}`) })}
          </option>,
          <option key={`-${figure}`} value={`-${figure}`}>
            {t('descending', { figure: t(`figures.${figure}`) })}
          </option>,
        ])}
      </select>
    </p>
  );
}
