'use client';

import { useEffect } from 'react';

/**
 * Stands beside what an action shows in place of its form, on the same page: the focus that went with the form moves to
 * the heading, as on another page. It uses nothing of the shell, whose script would grow on every page.
 */
export function MoveLostFocusToHeadingOnMount() {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return null;
}
