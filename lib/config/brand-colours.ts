/** The brand's flat colours. Page styles use the same values as CSS variables. */
export const brandColours = {
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
export type BrandColourName = keyof typeof brandColours;

/** Returns the text colour for a field: ink on the two light fields, paper on the others (contrast at least 4.5:1). */
export function textColourOn(field: BrandColourName): 'ink' | 'paper' {
  return field === 'saffron' || field === 'sage' || field === 'limestone' || field === 'paper' ? 'ink' : 'paper';
}
