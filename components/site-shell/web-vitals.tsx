'use client';

import { useEffect } from 'react';

/** Reports web vitals once the page is idle, unless the visitor has opted out of tracking. */
export function WebVitals() {
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
