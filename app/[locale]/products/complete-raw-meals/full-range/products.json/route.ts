import { buildFilterableProductsWithCards } from '@/components/catalogue/product-finder-card-data';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getCurrentProducts } from '@/lib/content/products';
import { generateLocaleParams } from '@/lib/i18n/locales';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = generateLocaleParams;

/** Returns the full product range if it is too large to embed in the page, otherwise an empty list. */
export const GET = createLocalizedGetHandler(async (locale) => {
  const products = getCurrentProducts(locale);
  return Response.json(
    products.length > productListPageSize ? await buildFilterableProductsWithCards(products, locale) : [],
  );
});
