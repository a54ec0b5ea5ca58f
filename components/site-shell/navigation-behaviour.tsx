'use client';

import { useSiteNavigation } from './use-site-navigation';

/** Navigation of pages without the site's header. */
export function NavigationBehaviour() {
  useSiteNavigation();
  return null;
}
