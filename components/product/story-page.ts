import type { Product } from '@/lib/content/products';

/** Folder in content/pages that tells the story of a line of one product; null for the lines that have pages of their own. */
export function storyPage(line: Product['line']): string | null {
  const folders: Partial<Record<Product['line'], string>> = {
    'just-meat': 'just-meat',
    sausages: 'yummy-sausages',
    treats: 'yummy',
  };
  return folders[line] ?? null;
}
