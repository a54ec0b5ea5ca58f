import { describe, expect, it } from 'vitest';
import { computePaginationWindow } from '@/components/site-shell/pagination-window';
import { pageNumbersAfterFirst } from '@/lib/content/pagination';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getCurrentProducts } from '@/lib/content/products';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';

describe('the links between the pages of a list', () => {
  const links = (page: number, pages: number) =>
    computePaginationWindow(page, pages).filter((number) => number !== null);

  it('are complete for a short list', () => {
    expect(computePaginationWindow(3, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('have gaps in a long list, but none where nothing is omitted', () => {
    expect(computePaginationWindow(1, 56)).toEqual([
      1,
      2,
      3,
      null,
      10,
      null,
      20,
      null,
      30,
      null,
      40,
      null,
      50,
      null,
      56,
    ]);
    expect(computePaginationWindow(13, 14)).toEqual([1, null, 10, 11, 12, 13, 14]);
  });

  it('connect any two pages in at most four steps, so that a crawler reaches all of them', () => {
    const pages = 56;
    for (let from = 1; from <= pages; from++) {
      let reached = new Set([from]);
      for (let step = 0; step < 4; step++) reached = new Set([...reached].flatMap((page) => links(page, pages)));
      expect(reached.size).toBe(pages);
    }
  });
});

describe('a range of products', () => {
  it('has one page if short, and as many as needed if long', () => {
    expect(pageNumbersAfterFirst(getCurrentProducts('en').length, productListPageSize)).toEqual([]);
    expect(pageNumbersAfterFirst(productListPageSize, productListPageSize)).toEqual([]);
    expect(pageNumbersAfterFirst(productListPageSize + 1, productListPageSize)).toEqual([2]);
    expect(pageNumbersAfterFirst(2000, productListPageSize)).toHaveLength(Math.ceil(2000 / productListPageSize) - 1);
  });
});

describe('the description of a further page', () => {
  const described = (locale: Locale) =>
    getTranslator(locale)('catalogue.pageDescription', { description: '……。', page: '2' });

  it('joins its two sentences with a space, in Chinese without one', () => {
    expect(described('cn')).toBe('……。第2页');
    for (const locale of localeCodes.filter((code) => code !== 'cn')) expect(described(locale)).toMatch(/^……。 \S/);
  });
});
