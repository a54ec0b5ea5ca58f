import type { CatalogueLine, CatalogueModel, CatalogueProduct } from './model';

export type Section = { id: string; page: number };

/** The pages of a line: its opening page, then one for each product. */
export function productPages(line: CatalogueLine, opening: number): { product: CatalogueProduct; page: number }[] {
  return line.products.map((product, index) => ({ product, page: opening + 1 + index }));
}

/** The page on which each part begins, and how many pages there are. Every page holds one thing, so that they are known beforehand. */
export function paginate({ lines }: Pick<CatalogueModel, 'lines'>): { sections: Section[]; count: number } {
  const sections: Section[] = [{ id: 'range', page: 3 }];
  let page = 4;
  for (const line of lines) {
    sections.push({ id: line.key, page });
    page += 1 + line.products.length;
  }
  sections.push({ id: 'handling', page }, { id: 'contact', page: page + 1 });
  return { sections, count: page + 1 };
}
