const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
// Unicode also names groups of countries, test codes and the unknown region.
const otherRegions = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** True for two capital letters that stand for a country (ISO 3166-1), such as GR. */
export function isCountryCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !otherRegions.includes(code) && names.of(code) !== undefined;
}
