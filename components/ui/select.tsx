import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { Icon } from './icon';

/** Class names of a select under a `SelectArrow`. */
export const selectClass = 'appearance-none truncate pe-10';

/** The arrow over a native select. Its parent must be `relative` and sets its colour. */
export function SelectArrow() {
  return <Icon name="chevron" className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" />;
}

/** A styled native select: best on phones and without JavaScript. Options are its children. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block text-control-foreground', className)}>
      <select className={selectClass} {...props} />
      <SelectArrow />
    </span>
  );
}
