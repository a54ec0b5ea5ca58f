import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A titled group of examples. */
export function DesignSection({ title, children, className, ...props }: ComponentProps<'section'> & { title: string }) {
  return (
    <section className={cn('container-page py-12', className)} {...props}>
      <hr />
      <h2>{title}</h2>
      <div className="mt-6 grid gap-8">{children}</div>
    </section>
  );
}

/** Lays out examples side by side. */
export function DesignRow({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-wrap items-center gap-4', className)} {...props} />;
}
