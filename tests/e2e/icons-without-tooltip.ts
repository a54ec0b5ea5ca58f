import type { Page } from '@playwright/test';

/** Returns visible links, buttons and menus without letters that have no tooltip, or the browser's own. */
export function iconsWithoutTooltip(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = (node: Node) =>
      /\p{L}|\d/u.test(node.textContent ?? '') &&
      (node.nodeType === Node.TEXT_NODE ||
        (node instanceof HTMLElement &&
          // An initial stands for a name as an icon does.
          !(node.ariaHidden && [...(node.textContent ?? '').trim()].length < 2) &&
          node.getBoundingClientRect().width > 2));
    const isPicture = 'img:not([alt=""]), picture, .marker';
    return [...document.querySelectorAll<HTMLElement>('a[href],button,summary,[role=button]')]
      .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
      .filter((element) => ![...element.childNodes].some(isText) && !element.querySelector(isPicture))
      .filter((element) => !element.dataset.tooltip || element.title)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
