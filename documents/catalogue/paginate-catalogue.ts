import type { CatalogueLine, CataloguePdfModel, CatalogueProduct } from './catalogue-pdf-model';

/**
 * The maximum number of products in the contents, on a line's opening page, on a list
 * page, and as separate pages in 2 MB.
 */
export const pageCapacity = { contents: 18, opening: 10, list: 36, pages: 72 };

export type CatalogueSectionPageNumber = { id: string; page: number };
/** A product with its page number; null if only the list of its line contains it. */
export type CatalogueListEntry = { product: CatalogueProduct; page: number | null };
export type PaginatedCatalogueLine = {
  line: CatalogueLine;
  page: number;
  listed: CatalogueListEntry[];
  /** The pages after the opening that list a line too long for it. */
  lists: { page: number; listed: CatalogueListEntry[] }[];
  products: { product: CatalogueProduct; page: number }[];
};

/**
 * Returns every page. The numbers are known before rendering because each page holds one thing: a line has
 * an opening page, lists if it is long, then a page for each product. In a range of more than 72 products
 * only the first of each line have one.
 */
export function paginateCatalogue({ lines }: Pick<CataloguePdfModel, 'lines'>): {
  lines: PaginatedCatalogueLine[];
  sections: CatalogueSectionPageNumber[];
  count: number;
} {
  const own =
    countCatalogueLineProducts(lines) > pageCapacity.pages
      ? Math.floor(pageCapacity.pages / lines.length)
      : pageCapacity.pages;
  let page = 4;
  const placed = lines.map((line): PaginatedCatalogueLine => {
    const opening = page;
    const listPages =
      line.products.length > pageCapacity.opening ? Math.ceil(line.products.length / pageCapacity.list) : 0;
    const first = opening + 1 + listPages;
    const products = line.products.slice(0, own).map((product, index) => ({ product, page: first + index }));
    const listed = line.products.map((product, index) => ({ product, page: products[index]?.page ?? null }));
    const lists = Array.from({ length: listPages }, (_, index) => ({
      page: opening + 1 + index,
      listed: listed.slice(index * pageCapacity.list, (index + 1) * pageCapacity.list),
    }));
    page = first + products.length;
    return { line, page: opening, listed, lists, products };
  });
  const sections = [
    { id: 'range', page: 3 },
    ...placed.map(({ line, page }) => ({ id: line.key, page })),
    { id: 'handling', page },
    { id: 'contact', page: page + 1 },
  ];
  return { lines: placed, sections, count: page + 1 };
}

/** Returns the number of products in all lines. */
export function countCatalogueLineProducts(lines: Pick<CatalogueLine, 'products'>[]): number {
  return lines.reduce((sum, { products }) => sum + products.length, 0);
}
