import type { Page } from '@playwright/test';

/** Returns words and amounts that break across two lines in the tables of examples of a product. */
export function brokenExamples(page: Page): Promise<string[]> {
  return page.locator('[data-examples] :is(th, td)').evaluateAll((cells) => {
    if (cells.length === 0) return ['no table of examples'];
    return cells.flatMap((cell) => {
      const text = cell.firstChild;
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
        return lines > 1 && !/\p{Script=Han}/u.test(word) ? [word] : [];
      });
    });
  });
}
