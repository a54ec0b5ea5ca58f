import type { Page } from '@playwright/test';

/** Returns elements whose controls are moved by styles out of the order of the document, which is that of Tab. */
export function reorderedControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { display, flexDirection } = getComputedStyle(element);
        const children = [...element.children].filter((child) => child.checkVisibility());
        const isMoved =
          (display.includes('flex') && flexDirection.endsWith('reverse')) ||
          (/flex|grid/.test(display) && children.some((child) => getComputedStyle(child).order !== '0'));
        const focusable = (child: Element) =>
          child.matches('a[href],button,summary,input') || child.querySelector('a[href],button,summary,input');
        return isMoved && children.filter(focusable).length > 1;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}
