import { PackPicture } from '@/components/art/pack-picture';
import type { Product } from '@/lib/content/products';
import { Link } from '@/lib/i18n/current-locale-and-link';

/** Shows packs in a row, each with its name and a link to its page. */
export function ProductThumbnailLinks({ products, className = '' }: { products: Product[]; className?: string }) {
  return (
    <ul className={`grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-5 ${className}`}>
      {products.map((product) => (
        <li key={product.slug} className="group relative text-center">
          <PackPicture
            product={product}
            className="mx-auto h-auto w-full max-w-32 transition-transform duration-200 group-hover:-translate-y-1"
          />
          <Link
            href={product.path}
            className="mt-1 block py-1 font-bold text-sm no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {product.copy.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
