import type { Product } from '@/lib/content/products';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { pickEvenly } from '@/lib/pick-evenly';

type Props = {
  id: string;
  heading: string;
  note: string;
  products: Product[];
  value: (product: Product) => number;
  format: (value: number) => string;
};

const maxPercent = 30;

/** Shows products as bars in their colours, sorted by value. */
export function ProductComparisonChart({ id, heading, note, products, value, format }: Props) {
  // A long range is represented by evenly spaced products. The pages of the full range list all of them.
  const sorted = pickEvenly(
    [...products].sort((a, b) => value(a) - value(b)),
    maxPercent,
  );
  const top = Math.max(...sorted.map(value));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-2xl">
        {heading}
      </h3>
      <p className="mt-2 text-muted text-sm">{note}</p>
      <ol className="mt-6 grid gap-2">
        {sorted.map((product) => (
          <li
            key={product.slug}
            data-protein={product.proteins[0]}
            className="group relative grid grid-cols-[7.5rem_minmax(0,1fr)_3rem] items-center gap-3 sm:grid-cols-[9rem_minmax(0,1fr)_3.5rem]"
          >
            <Link
              href={product.path}
              className="py-1 text-sm leading-tight no-underline after:absolute after:inset-0 group-hover:underline"
            >
              {product.copy.name}
            </Link>
            <span aria-hidden="true" className="h-6 bg-surface">
              <span
                className="block h-full bg-tone"
                style={{ inlineSize: `${top ? (value(product) / top) * 100 : 0}%` }}
              />
            </span>
            <span className="text-end font-bold text-sm tabular-nums">{format(value(product))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
