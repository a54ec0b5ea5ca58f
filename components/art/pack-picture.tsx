import type { Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { MediaSlotPicture } from './media-slot-picture';

type Props = { product: Pick<Product, 'slug' | 'formats'>; className?: string };

/** Shows the pack of a product in its first format. Decorative: the product's name always stands beside it. */
export async function PackPicture({ product: { slug, formats }, className }: Props) {
  return (
    <MediaSlotPicture slot={`pack/${slug}-${formats[0]}`} locale={await currentLocale()} alt="" className={className} />
  );
}
