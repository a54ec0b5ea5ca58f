import { rangeItems } from '@/components/catalogue/range-card-labels';
import { getProducts } from '@/lib/content/products';
import { productsPerPage } from '@/lib/content/range-pages';
import { isLocale, localeCodes } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

/** The whole range for a finder whose page shows a part of it; empty as long as one page shows everything. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const products = getProducts(locale);
  return Response.json(products.length > productsPerPage ? await rangeItems(products, locale) : []);
}
