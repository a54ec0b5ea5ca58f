'use client';

import * as Primitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { buttonVariants } from './button';
import { Icon } from './icon';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

/** The dark backdrop of a dialog or a sheet. */
export function Overlay() {
  return <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-ink/70" />;
}

/** The close button of a dialog or a sheet. */
export function CloseButton({ label }: { label: string }) {
  return (
    <Primitive.Close
      aria-label={label}
      data-tooltip={label}
      className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute end-2 top-2 z-10')}
    >
      <Icon name="close" />
    </Primitive.Close>
  );
}

/** The content of a dialog; it needs a `DialogTitle` inside. */
export function DialogContent({
  closeLabel,
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Content> & { closeLabel: string }) {
  return (
    <Primitive.Portal>
      <Overlay />
      <Primitive.Content
        className={cn(
          'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100%-2rem))] -translate-x-1/2 -translate-y-1/2 animate-rise flex-col gap-4',
          'overflow-y-auto rounded-sm border-4 border-foreground border-double bg-background p-6 text-foreground sm:p-8',
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

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('pe-10 text-2xl', className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-muted', className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mt-2 flex flex-wrap justify-end gap-3', className)} {...props} />;
}
