import { type BrandColourName, textColourOn } from '@/lib/config/brand-colours';
import type { ProductFacts } from './product-facts-schema';

type Protein = ProductFacts['proteins'][number];

/** The field colour of each protein, on packs, pages and chips. */
export const proteinColours = {
  chicken: 'saffron',
  beef: 'wine',
  duck: 'plum',
  lamb: 'sage',
  turkey: 'clay',
  fish: 'sea',
  goat: 'olive',
  rabbit: 'olive',
} as const satisfies Record<Protein, BrandColourName>;

/**
 * Returns the colours of a product: the field of its first protein, the text colour on it, and
 * the band of the second protein if any.
 */
export function productColours(facts: Pick<ProductFacts, 'proteins'>): {
  field: BrandColourName;
  ink: 'ink' | 'paper';
  band?: BrandColourName;
} {
  const fields = [...new Set(facts.proteins.map((protein) => proteinColours[protein]))];
  const [field = 'clay', band] = fields;
  return band ? { field, ink: textColourOn(field), band } : { field, ink: textColourOn(field) };
}
