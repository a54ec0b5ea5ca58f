'use client';

import { useEffect } from 'react';

/**
 * Announces that the page's islands are hydrated. lib/page-scripts/early-input.ts then replays earlier interactions.
 */
export function HydratedEventDispatcher() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
