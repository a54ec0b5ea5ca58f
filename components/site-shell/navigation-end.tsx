'use client';

import { useEffect } from 'react';
import { scrollAndFocusAfterNavigation } from './navigation-loading-and-focus';

/** Ends a navigation to what has no header, which does so otherwise: the shape of what comes would cover it. */
export function NavigationEnd() {
  useEffect(scrollAndFocusAfterNavigation, []);
  return null;
}
