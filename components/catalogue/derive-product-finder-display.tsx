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
import type { ProductFinderProps } from './product-finder-island';

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

/** Class names of the buttons that show more products or remove filters. */
const emptyStateButtonClass =
  'min-h-11 cursor-pointer rounded-sm border-2 border-current px-4 py-1.5 text-start font-bold text-sm';

type EmptyStateProps = { labels: Record<'emptyHeading' | 'emptyText' | 'clear', string>; children: ReactNode };

/** Shown if nothing matches: suggests filters to remove (`children`) or a reset. */
function ProductFinderEmptyState({ labels, children }: EmptyStateProps) {
  return (
    <div className="bg-surface px-6 py-12">
      <p className="headline text-2xl">{labels.emptyHeading}</p>
      <p className="mt-4">{labels.emptyText}</p>
      <p className="mt-4 flex max-w-none flex-wrap gap-3">
        {children}
        <button type="reset" form="finder-form" className={emptyStateButtonClass}>
          {labels.clear}
        </button>
      </p>
    </div>
  );
}

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

type ActiveFiltersProps = {
  active: { group: ProductFilterGroupKey; value: string }[];
  named: (group: ProductFilterGroupKey, value: string) => string;
  removeLabel: string;
  onRemove: (group: ProductFilterGroupKey, value: string) => void;
};

/** Shows the active filters, each with a button to remove it. */
function RemovableFilterChips({ active, named, removeLabel, onRemove }: ActiveFiltersProps) {
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pt-4 print:hidden">
      {active.map(({ group, value }) => (
        <li key={group + value}>
          <button
            type="button"
            aria-label={removeLabel.replace('%', named(group, value))}
            onClick={() => onRemove(group, value)}
            className="inline-flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-11 rounded-sm bg-inverse px-3 text-inverse-foreground text-sm"
          >
            {named(group, value)} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
