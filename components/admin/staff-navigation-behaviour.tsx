'use client';

import { useClientSideNavigation } from '@/components/site-shell/use-client-side-navigation';

/** Navigation of the staff area, whose pages are rendered for the query of their URL. */
export function StaffNavigationBehaviour() {
  useClientSideNavigation(true);
  return null;
}
