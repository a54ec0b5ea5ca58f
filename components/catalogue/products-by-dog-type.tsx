import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { tagOfDogType } from '@/lib/content/product-entry-keys';
import type { Product } from '@/lib/content/products';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';
import { ProductThumbnailLinks } from './product-thumbnail-links';

/** Shows where to start: each kind of dog beside the packs with its tag. */
export function ProductsByDogType({ section, products }: { section: SectionCopy; products: Product[] }) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
      data-field="sea"
      className="later painted [--tall:130rem] lg:[--tall:80rem]"
    >
      <div className="container-page section-y">
        <div className="@container">
          <h2
            id={`${section.id}-heading`}
            className="fitted leading-[1.02]"
            style={buildMaxTokenWidthStyle(section.heading)}
          >
            {section.heading}
          </h2>
        </div>
        <ul className="mt-10 grid gap-x-8 lg:grid-cols-2">
          {section.items.map(({ key, title, text }) => (
            <li
              key={key ?? title}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-current border-t-2 py-6"
            >
              <div>
                <h3 className="text-xl">{title}</h3>
                {text && <p className="mt-2 text-sm">{text}</p>}
              </div>
              <ProductThumbnailLinks
                products={products.filter(({ tags }) => key && tags.includes(tagOfDogType(key))).slice(0, 4)}
                className="w-24 grid-cols-1! sm:w-auto sm:auto-cols-[7rem] sm:grid-flow-col sm:grid-cols-none!"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
