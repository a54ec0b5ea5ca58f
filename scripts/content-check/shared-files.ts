import { brandSchema } from '@/lib/config/brand';
import { getCompanyClaimsWithPercentages } from '@/lib/content/company-claim-percentages';
import { type ContentProblem, runCheckCatchingErrors } from '@/lib/content/content-problem';
import { getHeroSlides } from '@/lib/content/hero-slides';
import { ingredientsSchema } from '@/lib/content/ingredient-groups-and-allergens';
import { getMarkets } from '@/lib/content/markets';
import { getPartnerStories } from '@/lib/content/partner-stories';
import { getSwitchedOffIdsByKind } from '@/lib/content/switched-off';
import { getSynonyms } from '@/lib/content/synonyms';
import { defaultLocale } from '@/lib/i18n/locales';
import { placesSchema } from '@/lib/stores/place-names';
import { readSampleStores } from '@/lib/stores/sample-stores';
import { readJsonFile, readValidatedJson } from '@/scripts/read-json';

const readers: (() => unknown)[] = [
  () => readValidatedJson('content/brand.json', brandSchema),
  () => readValidatedJson('content/ingredients.json', ingredientsSchema),
  () => readValidatedJson('content/places.json', placesSchema),
  () => readSampleStores(readJsonFile('content/stores.json')),
  () => getCompanyClaimsWithPercentages(),
  () => getHeroSlides(defaultLocale),
  () => getMarkets(defaultLocale),
  () => getPartnerStories(defaultLocale),
  () => getSynonyms(defaultLocale),
  () => getSwitchedOffIdsByKind(defaultLocale),
];

/** Schema violations in the files that contain all languages at once and the facts that several pages share. */
export function checkSharedFiles(): ContentProblem[] {
  return readers.flatMap((read) =>
    runCheckCatchingErrors(() => {
      read();
      return [];
    }),
  );
}
