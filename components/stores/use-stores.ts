'use client';

import { useRef, useState } from 'react';
import type { StoreView } from '@/lib/stores/store-view';

type Loaded = { stores: StoreView[]; search: typeof import('./store-results') };

/**
 * All shops and what searches them, fetched when first asked for. A failure is told and forgotten, so that the next
 * request tries again.
 */
export function useStores(source: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const requested = useRef(false);

  async function load() {
    if (requested.current) return;
    requested.current = true;
    try {
      const [search, response] = await Promise.all([import('./store-results'), fetch(source)]);
      if (!response.ok) throw new Error(`status ${response.status}`);
      setLoaded({ stores: await response.json(), search });
      setFailed(false);
    } catch (error) {
      requested.current = false;
      setFailed(true);
      // biome-ignore lint/suspicious/noConsole: the browser has no other log.
      console.error('[stores]', error);
    }
  }

  return { loaded, failed, load };
}
