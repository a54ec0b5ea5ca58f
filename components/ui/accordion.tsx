import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';

/** A group of collapsible questions between an incised line and a thin one. */
export function Accordion({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('border-foreground border-t-[7px] border-double', className)} {...props} />;
}

type Props = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode };

/**
 * A collapsible item; items with the same `name` close each other. Works without JavaScript, and the
 * browser's search finds its content.
 */
export function AccordionItem({ title, children, className, ...props }: Props) {
  return (
    <details className={cn('group border-border-strong border-b', className)} {...props}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 text-lg leading-snug hover:*:first:underline hover:*:first:underline-offset-4 [&::-webkit-details-marker]:hidden">
        {/* A heading must be a direct child of the summary: inside a span it would be invalid HTML. */}
        {typeof title === 'string' ? <span>{title}</span> : title}
        <span aria-hidden="true" className="relative size-6 shrink-0 text-accent-text">
          <span className="absolute inset-x-0.5 top-1/2 -mt-px border-current border-t-3" />
          <span className="absolute inset-y-0.5 left-1/2 -ml-px border-current border-s-3 transition-transform group-open:scale-y-0" />
        </span>
      </summary>
      <div className="pe-12 pb-6">{children}</div>
    </details>
  );
}
