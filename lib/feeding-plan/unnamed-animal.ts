import type { Species } from '@/lib/feeding/animal-attribute-values';
import type { Locale } from '@/lib/i18n/locales';
import { getTranslatorForSpecies } from './translator-for-species';

/** What stands in the place of a name that cannot be shown: 'Your dog', 'Your cat'. */
export const unnamedAnimal = (locale: Locale, species: Species): string =>
  getTranslatorForSpecies(locale, species)('planPdf.someDog').replace(/^./u, (first) => first.toUpperCase());
