/** The number of pages that a list fills, at least one. */
export function pageCount(items: number, perPage: number): number {
  return Math.max(1, Math.ceil(items / perPage));
}

/** The items of one page, counted from 1. */
export function itemsOnPage<T>(items: T[], page: number, perPage: number): T[] {
  return items.slice((page - 1) * perPage, page * perPage);
}

/** The numbers of the pages that a list needs after its first. */
export function pageNumbersAfterFirst(items: number, perPage: number): number[] {
  return Array.from({ length: pageCount(items, perPage) - 1 }, (_, index) => index + 2);
}

/** Site path of one page of a list; the first page is the list itself. */
export function paginatedListPath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`;
}
