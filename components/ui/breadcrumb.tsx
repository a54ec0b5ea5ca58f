import { Children, type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'nav'>, 'aria-label'> & { label: string; children: ReactNode };

/** Where the page lies. Children are the links in order; the last one is the page itself (`<span aria-current="page">`). */
export function Breadcrumb({ label, children, className, ...props }: Props) {
  return (
    <nav aria-label={label} className={cn('text-sm', className)} {...props}>
      <ol className="flex flex-wrap gap-x-2">
        {Children.map(children, (child) => (
          <li className="flex gap-2 text-muted not-last:after:content-['/'] [&_a]:inline-block [&_a]:min-h-6 [&_a]:underline-offset-4 [&_a]:hover:underline">
            {child}
          </li>
        ))}
      </ol>
    </nav>
  );
}
