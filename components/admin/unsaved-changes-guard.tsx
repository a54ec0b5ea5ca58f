'use client';

import { useEffect } from 'react';
import { isReloadPreservingInput } from '@/lib/forms/preserve-and-restore-input';

// True if a form was rendered with the input of a failed save, which the browser does not report as changed.
const hasUnsavedInput = () =>
  document.querySelector('main form[data-unsaved]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(textarea, input)')].some(
    (field) => field.type !== 'hidden' && field.value !== field.defaultValue,
  ) ||
  // A changed select would be lost too. Forms that only lead to an anchor of the page lose nothing.
  [...document.querySelectorAll<HTMLSelectElement>('main form:not([action^="#"]) select')].some(
    ({ options, selectedIndex }) =>
      selectedIndex !==
      Math.max(
        0,
        [...options].findIndex(({ defaultSelected }) => defaultSelected),
      ),
  );

/**
 * Shows the browser's confirmation dialog before the user leaves a page with unsaved input; not when the page reloads
 * itself with it.
 */
export function UnsavedChangesGuard() {
  useEffect(() => {
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (hasUnsavedInput() && !isReloadPreservingInput()) event.preventDefault();
    };
    // A client-side navigation does not trigger `beforeunload`, so let the browser load the page instead.
    const follow = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]') && hasUnsavedInput())
        event.stopPropagation();
    };
    addEventListener('beforeunload', confirmLeaving);
    addEventListener('click', follow, true);
    return () => {
      removeEventListener('beforeunload', confirmLeaving);
      removeEventListener('click', follow, true);
    };
  }, []);
  return null;
}
