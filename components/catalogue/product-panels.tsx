import type { Product } from '@/lib/content/products';
import type { SectionCopy } from '@/lib/content/schema';
import { ProductPanel } from './product-panel';

type Props = {
  section: SectionCopy;
  products: Product[];
  /** The item of the section that speaks of a product, by key. */
  keyOf: (product: Product) => string;
};

/** Every product of a small line on a panel of its own, in the page's words where it has some. */
export function ProductPanels({ section, products, keyOf }: Props) {
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
            <ProductPanel
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
