'use client';

import { useSiteNavigationBehaviour } from '@/components/site-shell/use-site-navigation-behaviour';

/** Navigation of the staff area, whose pages are rendered for the query of their URL. */
export function StaffNavigationBehaviour() {
  useSiteNavigationBehaviour(true);
  return null;
}
