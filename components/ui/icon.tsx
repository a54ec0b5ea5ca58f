import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

// Square-cut strokes, rendered on the server: an icon package would ship each of them to the browser.
const paths = {
  alert: 'M12 3 1.5 21h21zM12 9v6m0 2v2',
  arrow: 'M3 12h17m-7-7 7 7-7 7',
  check: 'm4 12 6 6L20 6',
  chevron: 'm5 8 7 8 7-8',
  close: 'm5 5 14 14M19 5 5 19',
  info: 'M12 10v8m0-12v2M2 12 12 2l10 10-10 10z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  search: 'M16 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0m-1.5 4.5L21 21',
} as const;
export type IconName = keyof typeof paths;

/** A decorative line icon of 1em; the text beside it carries the meaning. */
export function Icon({ name, className, ...props }: ComponentProps<'svg'> & { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      className={cn('size-[1.1em] shrink-0', className)}
      {...props}
    >
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
