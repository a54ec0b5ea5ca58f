import type { SectionCopy } from '@/lib/content/page-copy-schema';
import type { Product } from '@/lib/content/products';
import { ProductShowcasePanel } from './product-showcase-panel';

type Props = {
  section: SectionCopy;
  products: Product[];
  /** Returns the key of the section's item about a product. */
  keyOf: (product: Product) => string;
};

/** Shows every product of a small line on its own panel, with the page's text if it has one. */
export function ProductShowcaseList({ section, products, keyOf }: Props) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
      className="container-page section-y [.story+&]:pt-0"
    >
      <h2 id={`${section.id}-heading`} className="text-4xl">
        {section.heading}
      </h2>
      <ul className="mt-10 grid gap-4 lg:gap-6">
        {products.map((product, index) => (
          <li key={product.slug} className={index % 2 ? 'lg:ms-24' : 'lg:me-24'}>
            <ProductShowcasePanel
              product={product}
              text={section.items.find(({ key }) => key === keyOf(product))?.text ?? product.copy.subtitle}
              mirrored={index % 2 === 1}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
