'use client';

import { useSiteNavigationBehaviour } from './use-site-navigation-behaviour';

/** Navigation of the staff area, whose pages are rendered for the query of their URL. */
export function NavigationBehaviour() {
  useSiteNavigationBehaviour(true);
  return null;
}
