import { buildProductFinderItemsWithCards } from '@/components/catalogue/product-finder-card-content';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getProducts } from '@/lib/content/products';
import { localeParams } from '@/lib/i18n/locales';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = localeParams;

/** Returns the full product range if it is too large to embed in the page, otherwise an empty list. */
export const GET = createLocalizedGetHandler(async (locale) => {
  const products = getProducts(locale);
  return Response.json(
    products.length > productListPageSize ? await buildProductFinderItemsWithCards(products, locale) : [],
  );
});
