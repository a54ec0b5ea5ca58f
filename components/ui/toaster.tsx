'use client';

import { Toaster as Sonner } from 'sonner';

/** The container of toasts: at most three, four seconds each. Send them with `toast` from sonner. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <Sonner
      visibleToasts={3}
      duration={4000}
      closeButton
      containerAriaLabel={label}
      position="bottom-right"
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-sm border-s-[7px] border-double border-accent bg-inverse px-5 py-4 font-sans text-inverse-foreground',
          title: 'font-bold text-sm',
          description: 'text-sm',
          closeButton: 'order-last ms-auto flex size-6 shrink-0 cursor-pointer items-center justify-center',
          actionButton: 'cursor-pointer font-bold text-sm underline underline-offset-4',
        },
      }}
    />
  );
}
