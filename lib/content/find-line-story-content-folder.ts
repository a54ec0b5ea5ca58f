import type { ProductFacts } from './product-facts-schema';

/**
 * Returns the folder in content/pages with the story of a one-product line, or null
 * for lines that have their own pages.
 */
export function findLineStoryContentFolder(line: ProductFacts['line']): string | null {
  const folders: Partial<Record<ProductFacts['line'], string>> = {
    'just-meat': 'just-meat',
    sausages: 'yummy-sausages',
    treats: 'yummy',
  };
  return folders[line] ?? null;
}
