'use client';

import * as Primitive from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export const Tabs = Primitive.Root;

/** The row of tabs; it wraps if the labels are long. */
export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={cn('inline-flex max-w-full flex-wrap rounded-sm border-2 border-foreground', className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        'min-h-11 flex-auto cursor-pointer px-4 py-1.5 font-bold text-sm transition-colors hover:bg-foreground/10',
        'data-[state=active]:bg-foreground data-[state=active]:text-background',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn('pt-4', className)} {...props} />;
}
