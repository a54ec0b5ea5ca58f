import { sitePaths } from '@/lib/config/site-paths';
import type { Product } from '@/lib/content/products';

export type ProductLineTheme = { field: string; picture: string; path?: string };

/** Colour and scene of each product line, and its page if it has one. */
export const productLineThemes: Record<Product['line'], ProductLineTheme> = {
  'full-range': { field: 'clay', picture: 'tile/full-range', path: sitePaths.fullRange },
  mediterranean: { field: 'olive', picture: 'tile/mediterranean-diet', path: sitePaths.mediterraneanDiet },
  cats: { field: 'plum', picture: 'tile/cats', path: sitePaths.cats },
  'just-meat': { field: 'wine', picture: 'tile/just-meat' },
  sausages: { field: 'saffron', picture: 'tile/yummy-sausages' },
  treats: { field: 'sea', picture: 'tile/yummy' },
};
