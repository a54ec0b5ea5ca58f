import { CalculatorSection } from '@/components/feeding-plan/calculator/calculator-section';
import { ProductDetail } from '@/components/product/product-detail';
import { createProductMetadata, requireProductOrNotFound } from '@/components/product/product-route-data';
import { listProductSegmentsUnderPrefix } from '@/lib/content/products';

export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return listProductSegmentsUnderPrefix('/products').map((slug) => ({ slug }));
}

export const generateMetadata = async ({ params }: Props) => createProductMetadata('/products', (await params).slug);

export default async function ProductPage({ params }: Props) {
  const product = await requireProductOrNotFound('/products', (await params).slug);
  return <ProductDetail product={product} calculator={<CalculatorSection product={product} />} />;
}
