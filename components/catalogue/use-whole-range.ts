'use client';

import { useRef, useState } from 'react';

/** The products that are known here: those of the page, and all of them once `load` has fetched the source. */
export function useWholeRange<T extends { slug: string }>(page: T[], source: string | null) {
  const [items, setItems] = useState(page);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const fetched = useRef<Promise<T[]> | null>(null);

  const fetchAll = async (address: string): Promise<T[]> => {
    setStatus('loading');
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      const all: T[] = await response.json();
      // The page's own objects stay: the list tells products apart by identity.
      const own = new Map(page.map((item) => [item.slug, item]));
      const merged = all.map((item) => own.get(item.slug) ?? item);
      setItems(merged);
      setStatus('idle');
      return merged;
    } catch {
      // The page says so; the next choice tries again.
      fetched.current = null;
      setStatus('failed');
      return page;
    }
  };
  const load = (): Promise<T[]> => {
    if (!source) return Promise.resolve(page);
    fetched.current ??= fetchAll(source);
    return fetched.current;
  };
  return { items, load, loading: status === 'loading', failed: status === 'failed' };
}
