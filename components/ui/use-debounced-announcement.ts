import { useEffect, useState } from 'react';

/** How long a text must stay the same before a screen reader hears it. */
const pauseMs = 700;

/**
 * Returns a text once it has stayed the same for a moment: for a live region whose text changes with each keystroke.
 */
export function useDebouncedAnnouncement(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
