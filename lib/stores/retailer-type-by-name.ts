import 'server-only';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { retailerTypes } from '@/lib/config/retailer-types';
import { createOnFirstUse } from '@/lib/create-on-first-use';
import { localeCodes } from '@/lib/i18n/locales';
import { buildNameMatchKey } from './name-match-key';

type RetailerType = (typeof retailerTypes)[number];

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
    typesByKey.set(buildNameMatchKey(kind), kind);
    for (const name of (otherKindNames[kind] ?? '').split(', ')) typesByKey.set(buildNameMatchKey(name), kind);
  }
  for (const locale of localeCodes) {
    const file = readFileSync(/* turbopackIgnore: true */ `${process.cwd()}/messages/${locale}.json`, 'utf8');
    const { types } = messages.parse(JSON.parse(file)).partnership;
    for (const kind of retailerTypes) typesByKey.set(buildNameMatchKey(types[kind]), kind);
  }
  return typesByKey;
});

/** The retailer type with this name in any language of the site. */
export function findRetailerTypeByName(name: string): RetailerType | undefined {
  return kinds().get(buildNameMatchKey(name));
}
