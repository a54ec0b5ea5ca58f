import type { ProductFacts } from '@/lib/content/schema';

/** The brand's flat colours. Page styles use the same values as CSS variables. */
export const colours = {
  ink: '#1D1613',
  paper: '#FBF7EF',
  limestone: '#F5EDDF',
  clay: '#B4482A',
  deepClay: '#8C3219',
  saffron: '#E0A02E',
  olive: '#5E6B2E',
  sea: '#1E5A7A',
  wine: '#6E1F2E',
  plum: '#5A2A4C',
  sage: '#8A9A6B',
} as const;
export type Colour = keyof typeof colours;

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
} as const satisfies Record<Protein, Colour>;

/** Returns the text colour for a field: ink on the two light fields, paper on the others (contrast at least 4.5:1). */
export function inkOn(field: Colour): 'ink' | 'paper' {
  return field === 'saffron' || field === 'sage' || field === 'limestone' || field === 'paper' ? 'ink' : 'paper';
}

/**
 * Returns the colours of a product: the field of its first protein, the text colour on it, and
 * the band of the second protein if any.
 */
export function productField(facts: Pick<ProductFacts, 'proteins'>): {
  field: Colour;
  ink: 'ink' | 'paper';
  band?: Colour;
} {
  const fields = [...new Set(facts.proteins.map((protein) => proteinColours[protein]))];
  const [field = 'clay', band] = fields;
  return band ? { field, ink: inkOn(field), band } : { field, ink: inkOn(field) };
}
