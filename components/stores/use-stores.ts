'use client';

import { useCallback, useRef, useState } from 'react';
import type { StoreView } from '@/lib/stores/view';

/** All shops, fetched when first asked for. A failure is told and forgotten, so that the next request tries again. */
export function useStores(source: string) {
  const [stores, setStores] = useState<StoreView[] | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);

  const load = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const response = await fetch(source);
      if (!response.ok) throw new Error(`status ${response.status}`);
      setStores(await response.json());
      setFailed(false);
    } catch (error) {
      asked.current = false;
      setFailed(true);
      // biome-ignore lint/suspicious/noConsole: the browser has no other log.
      console.error('[stores]', error);
    }
  }, [source]);

  return { stores, failed, load };
}
