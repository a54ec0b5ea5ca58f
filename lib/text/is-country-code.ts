const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** True for two capital letters that stand for a country (ISO 3166-1), such as GR. */
export function isCountryCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
}
