'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useLinkInterception } from './link-interception';
import { loadTooltipsOnDemand } from './load-tooltips';
import { installMenus } from './menu-behaviour';
import { beginNavigation, endProgressOnReturn, finishNavigation } from './navigation-lifecycle';
import { installPreferences } from './preferences';

type Props = { sheetId: string; languageKey: string };

/** The header's only client component. The header works without it; scripts only improve it. */
export function ShellBehaviour({ sheetId, languageKey }: Props) {
  const pathname = usePathname();
  useLinkInterception(beginNavigation);
  useEffect(() => {
    const controller = new AbortController();
    const sheet = document.getElementById(sheetId);
    if (sheet?.showPopover) installMenus(sheet, controller.signal);
    installPreferences(languageKey, controller.signal);
    endProgressOnReturn(controller.signal);
    loadTooltipsOnDemand(controller.signal);
    return () => controller.abort();
  }, [sheetId, languageKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL is what ends a navigation.
  useEffect(finishNavigation, [pathname]);
  return null;
}
