import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { Icon } from './icon';

/** The browser's own select, restyled: best on phones and without JavaScript. Options are its children. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block text-control-foreground', className)}>
      <select className="appearance-none truncate pe-10" {...props} />
      <Icon name="chevron" className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" />
    </span>
  );
}
