const zones = new Map<string, string>([
  ['ES', 'Europe/Madrid'],
  ['CN', 'Asia/Shanghai'],
  ['CY', 'Asia/Nicosia'],
  ['RU', 'Europe/Moscow'],
]);

/**
 * The time zone of a country; if it has several, the first one in the data. Empty if the country is unknown.
 */
export function timeZoneOfCountry(country: string): string {
  const zoneOfCountry = zones.get(country);
  if (zoneOfCountry !== undefined) return zoneOfCountry;
  if (!/^[A-Z]{2}$/.test(country)) return '';
  type CountryLocale = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] };
  const countryLocale = new Intl.Locale(`und-${country}`) as CountryLocale;
  const zone = (countryLocale.getTimeZones?.() ?? countryLocale.timeZones)?.[0] ?? '';
  zones.set(country, zone);
  return zone;
}
