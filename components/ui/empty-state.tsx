import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'div'>, 'title'> & { title: ReactNode; actions?: ReactNode };

/** Shown instead of an empty list: a title, an explanation (`children`) and actions. */
export function EmptyState({ title, actions, children, className, ...props }: Props) {
  return (
    <div
      className={cn('flex flex-col items-center gap-3 bg-surface px-6 py-16 text-center text-foreground', className)}
      {...props}
    >
      <p className="headline text-2xl">{title}</p>
      {children && <div className="max-w-measure text-muted">{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
