'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { endNavigationWithoutHeader } from './navigation-loading-and-focus';

/** Ends the loading state where the header, which does so, is not rendered. Its effect runs after that of the header. */
export function NavigationEnd() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL is what ends a navigation.
  useEffect(endNavigationWithoutHeader, [pathname]);
  return null;
}
