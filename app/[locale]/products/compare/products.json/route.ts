import { toComparedProduct } from '@/components/catalogue/compared-product';
import { getProducts } from '@/lib/content/products';
import { productsPerPage } from '@/lib/content/range-pages';
import { isLocale, localeCodes } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

/** What can be compared, for a page that has too much of it to carry; empty as long as the page has it all. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const products = getProducts(locale);
  return Response.json(products.length > productsPerPage ? toComparedProduct(products, locale) : []);
}
