'use client';

import { useEffect } from 'react';
import { isPageReloadingItself } from '@/lib/forms/preserve-and-restore-input';

const isChanged = (field: HTMLInputElement | HTMLTextAreaElement) => {
  if (field.type === 'hidden') return false;
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

let isGuarded = false;

/** True if a form of the page has input that would be lost; `data-unsaved` marks what the browser does not notice. */
export const hasUnsavedInput = () =>
  document.querySelector('main form[data-unsaved]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(textarea, input)')].some(
    isChanged,
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

/** The same on a page that guards it: on others, such as a list, what is entered is a filter or a search. */
export const hasGuardedUnsavedInput = () => isGuarded && hasUnsavedInput();

/**
 * Shows the browser's confirmation dialog before the user leaves a page with unsaved input; not when the page reloads
 * itself with it.
 */
export function UnsavedChangesGuard() {
  useEffect(() => {
    isGuarded = true;
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (hasUnsavedInput() && !isPageReloadingItself()) event.preventDefault();
    };
    // A client-side navigation does not trigger `beforeunload`, so let the browser load the page instead.
    const follow = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]') && hasUnsavedInput())
        event.stopPropagation();
    };
    // Neither does an action that leads to another page.
    const confirmAction = (event: SubmitEvent) => {
      const { confirmUnsaved } = event.target instanceof HTMLFormElement ? event.target.dataset : {};
      if (!confirmUnsaved || !hasUnsavedInput() || confirm(confirmUnsaved)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', confirmLeaving);
    addEventListener('click', follow, true);
    addEventListener('submit', confirmAction, true);
    return () => {
      isGuarded = false;
      removeEventListener('beforeunload', confirmLeaving);
      removeEventListener('click', follow, true);
      removeEventListener('submit', confirmAction, true);
    };
  }, []);
  return null;
}
