import type { Page } from '@playwright/test';

/** Returns words of large headlines that break across two lines; in Chinese the words as segmented for a reader. */
export function brokenHeadlines(page: Page, languageTag: string): Promise<string[]> {
  return page.locator('h1, h2, .headline.fitted').evaluateAll((headlines, language) => {
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    const cut: string[] = [];
    for (const headline of headlines) {
      const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, segment, isWordLike } of segmenter.segment(text.textContent ?? '')) {
          if (!isWordLike) continue;
          const tops = [...segment].map((_, at) => {
            const range = document.createRange();
            range.setStart(text, index + at);
            range.setEnd(text, index + at + 1);
            return Math.round(range.getBoundingClientRect().top);
          });
          if (new Set(tops).size > 1) cut.push(`${segment} (${headline.textContent})`);
        }
    }
    return cut;
  }, languageTag);
}
