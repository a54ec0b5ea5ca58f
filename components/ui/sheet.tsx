'use client';

import * as Primitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { CloseButton, Overlay } from './dialog';

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;
export const SheetTitle = Primitive.Title;

const sides = {
  right: 'right-0 animate-from-right border-s-[7px]',
  left: 'left-0 animate-from-left border-e-[7px]',
};

/** A panel that slides in from a side, such as the menu on a phone; it needs a `SheetTitle` inside. */
export function SheetContent({
  closeLabel,
  side = 'right',
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Content> & { closeLabel: string; side?: keyof typeof sides }) {
  return (
    <Primitive.Portal>
      <Overlay />
      <Primitive.Content
        className={cn(
          'fixed inset-y-0 z-50 flex w-[min(26rem,100%)] flex-col gap-4 overflow-y-auto border-accent border-double bg-background p-6 text-foreground',
          sides[side],
          className,
        )}
        {...props}
      >
        {children}
        <CloseButton label={closeLabel} />
      </Primitive.Content>
    </Primitive.Portal>
  );
}
