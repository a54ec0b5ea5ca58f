import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { retailerTypes } from '@/lib/config/retailer-types';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';

type RetailerType = (typeof retailerTypes)[number];

/** The key by which names are compared: letters and digits only, without case and accents. */
export const nameKey = (text: string) => normalizeForSearch(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** A table that is created on first use. */
function createOnFirstUse<T>(create: () => T): () => T {
  let created: { value: T } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}

const messages = z.object({ partnership: z.object({ types: z.record(z.enum(retailerTypes), z.string()) }) });

/** Names of the types in store lists, in addition to the names on this site. */
const otherKindNames: Partial<Record<RetailerType, string>> = {
  petStore:
    'pet store, petshop, pet, κατάστημα, κατάστημα κατοικιδίων, pet shop κατάστημα, είδη κατοικιδίων, ζωοτροφές, tienda de mascotas, зоомагазин, animalerie, зоомагазини, zooveikals, negozio di animali',
  veterinaryClinic:
    'vet, veterinary, veterinarian, clinic, κτηνίατρος, κτηνιατρείο, κτηνιατρική κλινική, κλινική, veterinario, ветеринар, ветклиника, vétérinaire, ветеринарна клиника, veterinārārsts, ambulatorio veterinario',
  petGrooming:
    'grooming, groomer, καλλωπισμός, κομμωτήριο σκύλων, peluquería canina, груминг, toilettage, frizētava, toelettatura',
  petHotel: 'hotel, boarding, ξενοδοχείο, ξενοδοχείο σκύλων, hotel canino, зоогостиница, pension, viesnīca, pensione',
  farmStore: 'farm, agricultural, farm shop, αγροτικό, γεωπονικό, αγροτικά είδη, agropecuaria, зоотовары',
  onlineStore:
    'online, eshop, e-shop, web shop, διαδικτυακό, ηλεκτρονικό κατάστημα, tienda online, интернет-магазин, boutique en ligne, interneta veikals',
  other: 'άλλο, otro, другое, autre, друго, cits, altro, 其他',
};

const kinds = createOnFirstUse(() => {
  const typesByKey = new Map<string, RetailerType>();
  for (const kind of retailerTypes) {
    typesByKey.set(nameKey(kind), kind);
    for (const name of (otherKindNames[kind] ?? '').split(', ')) typesByKey.set(nameKey(name), kind);
  }
  for (const locale of localeCodes) {
    const file = readFileSync(join(process.cwd(), 'messages', `${locale}.json`), 'utf8');
    const { types } = messages.parse(JSON.parse(file)).partnership;
    for (const kind of retailerTypes) typesByKey.set(nameKey(types[kind]), kind);
  }
  return typesByKey;
});

/** The retailer type with this name in any language of the site. */
export function findRetailerTypeByName(name: string): RetailerType | undefined {
  return kinds().get(nameKey(name));
}

const countries = createOnFirstUse(() => {
  const codesByKey = new Map<string, string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const locale of localeCodes) {
    const names = new Intl.DisplayNames(languageTag(locale), { type: 'region', fallback: 'none' });
    for (const first of letters)
      for (const second of letters) {
        const name = names.of(first + second);
        if (name && !codesByKey.has(nameKey(name))) codesByKey.set(nameKey(name), first + second);
      }
  }
  return codesByKey;
});

/**
 * The two-letter code of a country from its name in any language of the site, or from the code itself. Empty if
 * there is no such country.
 */
export function countryCodeByName(name: string): string {
  if (/^[a-z]{2}$/i.test(name)) return name.toUpperCase();
  if (/^(el|gre|grc|hellas)$/i.test(name)) return 'GR';
  return countries().get(nameKey(name)) ?? '';
}

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
