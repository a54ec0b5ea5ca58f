import { getTranslations } from 'next-intl/server';
import { PackPicture } from '@/components/art/pack-picture';
import type { Product } from '@/lib/content/products';
import { Link } from '@/lib/i18n/current-locale-and-link';

type Props = { product: Product; heading?: 'h2' | 'h3' | 'h4' };

/** Shows a product's pack, name, legal statement and energy. The whole card links to its page. */
export async function ProductCard({ product, heading: Heading = 'h3' }: Props) {
  const t = await getTranslations('product');
  const { path, proteins, copy, nutrition } = product;
  return (
    <article data-protein={proteins[0]} className="group relative flex h-full flex-col">
      <div className="border-field border-b-8 bg-surface px-6 pt-8 transition-colors group-focus-within:bg-field group-hover:bg-field">
        <PackPicture
          product={product}
          className="mx-auto h-auto w-full max-w-56 transition-transform duration-200 group-hover:-translate-y-1"
        />
      </div>
      <div className="flex grow flex-col pt-4">
        <Heading className="text-xl">
          <Link href={path} className="no-underline after:absolute after:inset-0">
            {copy.name}
          </Link>
        </Heading>
        <p className="mt-1 text-muted text-sm">{copy.subtitle}</p>
        <p className="mt-auto pt-3 font-bold text-sm tabular-nums">{t('kcalPer100g', { kcal: nutrition.kcal })}</p>
      </div>
    </article>
  );
}
