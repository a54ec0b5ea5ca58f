'use client';

import { useEffect } from 'react';

// What was typed into a form that was refused is drawn as if it had been there from the beginning.
const hasUnsavedInput = () =>
  document.querySelector('main form[data-unsaved]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(textarea, input)')].some(
    (field) => field.type !== 'hidden' && field.value !== field.defaultValue,
  ) ||
  // What is chosen and not saved is lost as well; a form that only leads to another place of the page loses nothing.
  [...document.querySelectorAll<HTMLSelectElement>('main form:not([action^="#"]) select')].some(
    ({ options, selectedIndex }) =>
      selectedIndex !==
      Math.max(
        0,
        [...options].findIndex(({ defaultSelected }) => defaultSelected),
      ),
  );

/** Whoever leaves the page with words or choices in a form is asked first, in the browser's own words. */
export function UnsavedChangesGuard() {
  useEffect(() => {
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (hasUnsavedInput()) event.preventDefault();
    };
    // A link that React follows leaves no page, so nobody would be asked; without React the browser follows it.
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
