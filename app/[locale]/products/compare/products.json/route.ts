import { toComparedProducts } from '@/components/catalogue/compared-product';
import { getProducts } from '@/lib/content/products';
import { productsPerPage } from '@/lib/content/products-per-page';
import { localeParams } from '@/lib/i18n/locales';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = localeParams;

/** Returns the comparable products if there are too many to embed in the page, otherwise an empty list. */
export const GET = createLocalizedGetHandler((locale) => {
  const products = getProducts(locale);
  return Response.json(products.length > productsPerPage ? toComparedProducts(products, locale) : []);
});
