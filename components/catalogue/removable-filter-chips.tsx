import type { ProductFilterGroupKey } from '@/lib/content/product-finder';

type ActiveFiltersProps = {
  active: { group: ProductFilterGroupKey; value: string }[];
  named: (group: ProductFilterGroupKey, value: string) => string;
  removeLabel: string;
  onRemove: (group: ProductFilterGroupKey, value: string) => void;
};

/** Shows the active filters, each with a button to remove it. */
export function RemovableFilterChips({ active, named, removeLabel, onRemove }: ActiveFiltersProps) {
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
