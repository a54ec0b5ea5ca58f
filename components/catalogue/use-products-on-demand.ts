'use client';

import { useRef, useState } from 'react';
import { fetchProducts } from './fetch-products';

/** Returns the available products: those of the page, or all of them once `load` has fetched the source. */
export function useProductsOnDemand<T extends { slug: string }>(page: T[], source: string | null) {
  const [all, setAll] = useState<T[] | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const fetched = useRef<Promise<T[]> | null>(null);

  const fetchAll = async (url: string): Promise<T[]> => {
    setStatus('loading');
    try {
      const whole = await fetchProducts<T>(url);
      setAll(whole);
      setStatus('idle');
      return whole;
    } catch {
      // The page shows the error, and the next choice retries.
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
  return { items: all ?? page, load, loading: status === 'loading', failed: status === 'failed' };
}
