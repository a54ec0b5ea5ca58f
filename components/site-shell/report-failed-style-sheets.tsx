'use client';

import { useEffect } from 'react';

/**
 * Reports the style sheets of a page rendered per request that failed before its first script could hear of it
 * (lib/page-scripts/offer-reload-for-missing-files.ts). Prerendered pages have their styles inline.
 */
export function ReportFailedStyleSheets() {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])'))
      if (!link.sheet) link.dispatchEvent(new Event('error'));
  }, []);
  return null;
}
