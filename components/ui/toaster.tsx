'use client';

import type { FocusEvent, MouseEvent as ReactMouseEvent } from 'react';
import { Toaster as Sonner } from 'sonner';

const reportPointer = (toast: Element, type: 'mousemove' | 'mouseout') =>
  toast.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));

// Sonner stops its timers only under the pointer, so these report a pointer over a toast that has the focus.
const stopTimers = ({ target }: FocusEvent) => reportPointer(target, 'mousemove');

function resumeTimers({ target, currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget) && !currentTarget.querySelector(':hover'))
    reportPointer(target, 'mouseout');
}

function keepStopped({ currentTarget }: ReactMouseEvent): void {
  const { activeElement } = document;
  if (activeElement && currentTarget.contains(activeElement)) reportPointer(activeElement, 'mousemove');
}

/** A pressed button goes with its toast, and React sees no blur of what it removes. */
const leavePressed = ({ target }: ReactMouseEvent) => (target as Element).closest('button')?.blur();

/**
 * The container of toasts: at most three, four seconds each, which stop while one has the pointer or the focus. Send
 * them with `toast` from sonner.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  // Sonner's close button takes no further attributes; the tooltips read this one later than React hears of the event.
  const nameCloseButton = ({ target }: { target: EventTarget }) =>
    (target as Element).closest<HTMLElement>('[data-close-button]')?.setAttribute('data-tooltip', closeLabel);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its toasts do.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button that is pressed by key is clicked.
    <div
      data-toaster=""
      className="contents"
      onFocus={stopTimers}
      onBlur={resumeTimers}
      onMouseLeave={keepStopped}
      onPointerOver={nameCloseButton}
      onFocusCapture={nameCloseButton}
      onClick={leavePressed}
    >
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
            // Sonner writes it before the text and the action, so it is seen there: Tab follows what is seen.
            closeButton: 'flex size-6 shrink-0 cursor-pointer items-center justify-center',
            actionButton:
              'ms-auto min-h-9 shrink-0 cursor-pointer whitespace-nowrap font-bold text-sm underline underline-offset-4',
          },
        }}
      />
    </div>
  );
}
