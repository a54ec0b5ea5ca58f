'use client';

import { useEffect } from 'react';
import { installMenuBehaviour } from './menu-behaviour';
import { installThemeAndLanguageChoice } from './preferences';
import { useClientSideNavigation } from './use-client-side-navigation';

type Props = { sheetId: string; languageKey: string };

/** The header's only client component. The header works without it; scripts only improve it. */
export function ShellBehaviour({ sheetId, languageKey }: Props) {
  useClientSideNavigation();
  useEffect(() => {
    const controller = new AbortController();
    const sheet = document.getElementById(sheetId);
    if (sheet?.showPopover) installMenuBehaviour(sheet, controller.signal);
    installThemeAndLanguageChoice(languageKey, controller.signal);
    return () => controller.abort();
  }, [sheetId, languageKey]);
  return null;
}
