import type { ReactNode } from 'react';

/** Class names of the buttons that show more products or remove filters. */
export const emptyStateButtonClass =
  'min-h-11 cursor-pointer rounded-sm border-2 border-current px-4 py-1.5 text-start font-bold text-sm';

type Props = { labels: Record<'emptyHeading' | 'emptyText' | 'clear', string>; children: ReactNode };

/** Shown if nothing matches: suggests filters to remove (`children`) or a reset. */
export function ProductFinderEmptyState({ labels, children }: Props) {
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
