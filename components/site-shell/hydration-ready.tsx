'use client';

import { useEffect } from 'react';

/** Says once that the page's islands answer now: what was pressed before their scripts came is pressed again (`server/next-internals/defer-scripts.ts`). */
export function HydrationReady() {
  useEffect(() => {
    dispatchEvent(new Event('awake'));
  }, []);
  return null;
}
