import { CalculatorSection } from '@/components/feeding-plan/calculator/calculator-section';
import { ProductDetail } from '@/components/product/product-detail';
import { createProductMetadata, requireProductOrNotFound } from '@/components/product/product-route-data';
import { listProductSegmentsUnderPrefix } from '@/lib/content/products';

export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return listProductSegmentsUnderPrefix('/products/cats').map((slug) => ({ slug }));
}

export const generateMetadata = async ({ params }: Props) =>
  createProductMetadata('/products/cats', (await params).slug);

export default async function CatProductPage({ params }: Props) {
  const product = await requireProductOrNotFound('/products/cats', (await params).slug);
  return <ProductDetail product={product} calculator={<CalculatorSection product={product} />} />;
}
