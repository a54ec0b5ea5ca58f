import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { Icon } from './icon';

/** A text link; with `asChild` around the router's link. */
export function TextLink({ asChild, className, ...props }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Anchor = asChild ? Slot : 'a';
  return <Anchor className={cn('link', className)} {...props} />;
}

/** The arrow after a "read more" link; it moves on hover of the nearest `group`. */
export function LinkArrow({ className }: { className?: string }) {
  return <Icon name="arrow" className={cn('inline transition-transform group-hover:translate-x-1', className)} />;
}
