import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** The place of something that is still loading; give it the size of what comes. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={cn('animate-pulse rounded-sm bg-border', className)} {...props} />;
}
