import { toComparedProducts } from '@/components/catalogue/compared-product';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getCurrentProducts } from '@/lib/content/products';
import { generateLocaleParams } from '@/lib/i18n/locales';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = generateLocaleParams;

/** Returns the comparable products if there are too many to embed in the page, otherwise an empty list. */
export const GET = createLocalizedGetHandler((locale) => {
  const products = getCurrentProducts(locale);
  return Response.json(products.length > productListPageSize ? toComparedProducts(products, locale) : []);
});
