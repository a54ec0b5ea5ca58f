'use client';

import { useEffect } from 'react';

/** Measures how fast the page was, when it has been shown and nothing else is to do; not for visitors who ask not to be observed. */
export function Vitals() {
  useEffect(() => {
    if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return;
    const start = () =>
      setTimeout(
        () =>
          import('./web-vitals-report').then(
            ({ reportWebVitals }) => reportWebVitals(),
            () => {},
          ),
        2000,
      );
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  }, []);
  return null;
}
