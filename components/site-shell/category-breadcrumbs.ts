import { getTranslations } from 'next-intl/server';
import { type PageKey, sitePaths } from '@/lib/config/site-paths';
import type { BreadcrumbItem } from './breadcrumbs';

export type CategoryPageKey = Extract<
  PageKey,
  'products' | 'completeRawMeals' | 'fullRange' | 'cats' | 'mediterraneanDiet' | 'compare'
>;

/** Returns the breadcrumb of a product category page: Products > Everyday meals for dogs. */
export async function getCategoryBreadcrumbs(page: CategoryPageKey): Promise<BreadcrumbItem[]> {
  const t = await getTranslations('nav');
  const products = { label: t('products'), path: sitePaths.products };
  return page === 'products' ? [products] : [products, { label: t(page), path: sitePaths[page] }];
}
