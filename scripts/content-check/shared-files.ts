import { brandSchema } from '@/lib/config/brand';
import { getClaims } from '@/lib/content/company-claims';
import { type ContentProblem, runContentCheck } from '@/lib/content/content-problem';
import { getHeroSlides } from '@/lib/content/hero-slides';
import { ingredientsSchema } from '@/lib/content/ingredient-groups-and-allergens';
import { getMarkets } from '@/lib/content/markets';
import { getPartnerStories } from '@/lib/content/partner-stories';
import { switchedOff } from '@/lib/content/switched-off';
import { getSynonyms } from '@/lib/content/synonyms';
import { defaultLocale } from '@/lib/i18n/locales';
import { placesSchema } from '@/lib/stores/place-names';
import { readSampleStores } from '@/lib/stores/sample-stores';
import { readChecked, readJsonFile } from '@/scripts/art/art-products';

const readers: (() => unknown)[] = [
  () => readChecked('content/brand.json', brandSchema),
  () => readChecked('content/ingredients.json', ingredientsSchema),
  () => readChecked('content/places.json', placesSchema),
  () => readSampleStores(readJsonFile('content/stores.json')),
  () => getClaims(),
  () => getHeroSlides(defaultLocale),
  () => getMarkets(defaultLocale),
  () => getPartnerStories(defaultLocale),
  () => getSynonyms(defaultLocale),
  () => switchedOff(defaultLocale),
];

/** Schema violations in the files that contain all languages at once and the facts that several pages share. */
export function checkSharedFiles(): ContentProblem[] {
  return readers.flatMap((read) =>
    runContentCheck(() => {
      read();
      return [];
    }),
  );
}
