'use client';

import { useSiteNavigationBehaviour } from './use-site-navigation-behaviour';

/** Navigation of pages without the site's header. */
export function NavigationBehaviour() {
  useSiteNavigationBehaviour();
  return null;
}
