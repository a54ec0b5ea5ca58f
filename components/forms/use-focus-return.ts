import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when a form was sent: an inert form loses it. Where its result took the focus, it
 * stays. Returns what to do when the form is sent.
 */
export function useFocusReturn(pending: boolean): () => void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (pending) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [pending]);
  return () => {
    focused.current = document.activeElement;
  };
}
