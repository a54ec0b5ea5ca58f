import type { ReactNode } from 'react';
import {
  matchesFilters,
  type ProductFilterGroupKey,
  type ProductFinderState,
  productFilterGroups,
  sortFilterableProducts,
  suggestFilterRemovals,
} from '@/lib/content/product-finder';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { pluralText } from '@/lib/i18n/plural-texts';
import type { FilterableProductWithCard } from './product-finder-card-data';
import { emptyStateButtonClass, ProductFinderEmptyState } from './product-finder-empty-state';
import type { ProductFinderProps } from './product-finder-island';
import { RemovableFilterChips } from './removable-filter-chips';

export type ProductFinderDisplayState = {
  /** The products with rendered cards, and the slugs of the hidden ones. */
  drawn: FilterableProductWithCard[];
  hidden: Set<string>;
  /** The products that the tray can name, and the slugs of the selected ones. */
  tray: FilterableProductWithCard[];
  compare: string[];
  /**
   * What a screen reader hears after a product was selected for comparison or removed, and why a further one was
   * rejected.
   */
  announcement?: string;
  limitMessage?: string | null;
  /** Text with the number of matches; null while products load. */
  status: string | null;
  above?: ReactNode;
  below: ReactNode;
};

type DisplayState = {
  state: ProductFinderState;
  /** The products that are loaded: those of the page, or all. */
  known: FilterableProductWithCard[];
  /** How many matches are rendered. */
  limit: number;
  loading: boolean;
  failed: boolean;
  announcement: string;
  limitMessage: string | null;
  onRemove: (group: ProductFilterGroupKey, value: string) => void;
  onShowMore: () => void;
};

const eachOnce = (items: FilterableProductWithCard[]) => [...new Map(items.map((item) => [item.slug, item])).values()];

/** What the finder shows in a state. */
export function deriveProductFinderDisplay(
  { items, total, names, counts, languageTag: tag, labels, pagination }: ProductFinderProps,
  { state, known, limit, loading, failed, announcement, limitMessage, onRemove, onShowMore }: DisplayState,
): ProductFinderDisplayState {
  const all = getNumberFormat(tag).format(total);
  const counted = (count: number) => pluralText(counts, count, tag).replace('%', all);
  const named = (group: ProductFilterGroupKey, value: string) => names[`${group}-${value}`] ?? '';
  const { filters, sort, compare } = state;
  const active = productFilterGroups.flatMap((group) => (filters[group] ?? []).map((value) => ({ group, value })));
  const narrowed = active.length > 0 || sort !== null;
  const searched = narrowed ? known : items;
  const found = sortFilterableProducts(
    searched.filter((item) => matchesFilters(item, filters)),
    sort,
  );
  const shown = found.slice(0, limit);
  const compared = known.filter(({ slug }) => compare.includes(slug));
  // A product selected for comparison stays in the form even if the filters hide it.
  const drawn = eachOnce([...shown, ...items, ...compared]);
  const status = failed ? labels.failed : counted(narrowed ? found.length : total);
  return {
    drawn,
    hidden: new Set(drawn.filter((item) => !shown.includes(item)).map(({ slug }) => slug)),
    tray: eachOnce([...compared, ...items]),
    compare,
    announcement,
    limitMessage,
    status: loading ? null : status,
    above: <RemovableFilterChips active={active} named={named} removeLabel={labels.remove} onRemove={onRemove} />,
    below: (
      <>
        {narrowed && found.length > limit && (
          <button type="button" onClick={onShowMore} className={`${emptyStateButtonClass} mt-10`}>
            {labels.more}
          </button>
        )}
        {!narrowed && pagination}
        {found.length === 0 && !loading && (
          <ProductFinderEmptyState labels={labels}>
            {suggestFilterRemovals(searched, filters).map(({ group, value, count }) => (
              <button
                key={group + value}
                type="button"
                onClick={() => onRemove(group, value)}
                className={emptyStateButtonClass}
              >
                {labels.loosen.replace('%', named(group, value)).replace('#', counted(count))}
              </button>
            ))}
          </ProductFinderEmptyState>
        )}
      </>
    ),
  };
}
