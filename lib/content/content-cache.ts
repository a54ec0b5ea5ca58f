import { watch } from 'node:fs';
import { isDevelopment } from '@/lib/config/env';
import { getProcessGlobal } from '@/lib/process-global';

const caches = getProcessGlobal('content-caches', () => new Set<Map<unknown, unknown>>());

/** A cache of content or data derived from it; the development server clears it when a content file is saved. */
export function createContentCache<Key, Value>(): Map<Key, Value> {
  const cache = new Map<Key, Value>();
  if (isDevelopment) {
    caches.add(cache);
    watchOnce();
  }
  return cache;
}

function watchOnce(): void {
  getProcessGlobal('content-watcher', () =>
    watch('content', { recursive: true, persistent: false }, () => {
      for (const cache of caches) cache.clear();
    }),
  );
}
