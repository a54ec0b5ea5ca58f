'use client';

import { useEffect } from 'react';

/** Says once that the page's islands answer now: what was pressed before their scripts came is pressed again (`scripts/serve/lean-html.ts`). */
export function Awake() {
  useEffect(() => {
    dispatchEvent(new Event('awake'));
  }, []);
  return null;
}
