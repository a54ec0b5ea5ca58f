import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { Icon } from './icon';

/** The container of pagination links. */
export function Pagination({ label, children, ...props }: ComponentProps<'nav'> & { label: string }) {
  return (
    <nav aria-label={label} {...props}>
      <ul className="flex flex-wrap items-center gap-1">{children}</ul>
    </nav>
  );
}

const cell =
  'flex size-11 items-center justify-center rounded-sm border border-transparent font-bold text-sm tabular-nums hover:border-current aria-[current=page]:bg-foreground aria-[current=page]:text-background aria-[current=page]:forced-color-adjust-none';

/** A link to one page; use `asChild` around the router's link and `aria-current="page"` on the current one. */
export function PaginationLink({ asChild, className, ...props }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Anchor = asChild ? Slot : 'a';
  return (
    <li>
      <Anchor className={cn(cell, className)} {...props} />
    </li>
  );
}

/** The content of a link to the previous or next page; `label` is its accessible text. */
export function PaginationArrowContent({ label, direction }: { label: string; direction: 'previous' | 'next' }) {
  return (
    <>
      <Icon name="arrow" className={direction === 'previous' ? 'rotate-180' : undefined} />
      <span className="sr-only">{label}</span>
    </>
  );
}

/** The gap between distant page numbers. */
export function PaginationGap() {
  return (
    <li aria-hidden="true" className="px-2">
      …
    </li>
  );
}
