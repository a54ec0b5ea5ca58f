import type { Page } from '@playwright/test';

/** Returns visible controls smaller than 24 px that are not links within a sentence (WCAG 2.5.8 excepts those). */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      'button, select, input:not([type=hidden]), summary, a[href]',
    )) {
      const { width, height } = control.getBoundingClientRect();
      const shown =
        width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const inText = control.matches('a') && getComputedStyle(control).display === 'inline';
      // A label around a checkbox or button is part of the target.
      const target = control.closest('label')?.getBoundingClientRect() ?? { width, height };
      // A card's link covers the card through its pseudo-element.
      const covers = getComputedStyle(control, '::after').position === 'absolute';
      // The honeypot is invisible to everyone.
      const isTrap = control.closest('[aria-hidden="true"]') !== null;
      if (shown && !isTrap && !inText && !covers && (target.width < 23.5 || target.height < 23.5))
        found.push(control.outerHTML.slice(0, 120));
    }
    return found;
  });
}
