import { useEffect, useState } from 'react';

/**
 * True once something has been waited for so long that its shape is better than nothing. What is there at once shows
 * none.
 */
export function useIsLongPending(waiting: boolean, delayMs = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, delayMs]);
  return waiting && late;
}
