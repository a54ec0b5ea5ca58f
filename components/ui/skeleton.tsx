import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A placeholder for loading content; give it the size of that content. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={cn('animate-pulse rounded-sm bg-border', className)} {...props} />;
}
