import type { ReactNode } from 'react';
import type { ProductFilterGroup } from '@/lib/content/product-finder';

/** Class names of the buttons that show more products or remove filters. */
export const suggestionButtonClass =
  'min-h-11 cursor-pointer rounded-sm border-2 border-current px-4 py-1.5 text-start font-bold text-sm';

type ActiveFiltersProps = {
  active: { group: ProductFilterGroup; value: string }[];
  named: (group: ProductFilterGroup, value: string) => string;
  removeLabel: string;
  onRemove: (group: ProductFilterGroup, value: string) => void;
};

/** Shows the active filters, each with a button to remove it. */
export function ActiveProductFilters({ active, named, removeLabel, onRemove }: ActiveFiltersProps) {
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

type EmptyProps = { labels: Record<'emptyHeading' | 'emptyText' | 'clear', string>; children: ReactNode };

/** Shown if nothing matches: suggests filters to remove (`children`) or a reset. */
export function ProductFinderEmpty({ labels, children }: EmptyProps) {
  return (
    <div className="bg-surface px-6 py-12">
      <p className="headline text-2xl">{labels.emptyHeading}</p>
      <p className="mt-4">{labels.emptyText}</p>
      <p className="mt-4 flex max-w-none flex-wrap gap-3">
        {children}
        <button type="reset" form="finder-form" className={suggestionButtonClass}>
          {labels.clear}
        </button>
      </p>
    </div>
  );
}
