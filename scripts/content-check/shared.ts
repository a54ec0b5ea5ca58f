import { getClaims } from '@/lib/content/claims';
import { failure, type Problem } from '@/lib/content/content-problem';
import { getHeroSlides } from '@/lib/content/hero';
import { getMarkets } from '@/lib/content/markets';
import { getStories } from '@/lib/content/partner-stories';
import { getSynonyms } from '@/lib/content/synonyms';
import { defaultLocale } from '@/lib/i18n/locales';

// These modules validate their files on import.
const loaders = [
  async () => getClaims(),
  async () => getHeroSlides(defaultLocale),
  async () => getMarkets(defaultLocale),
  async () => getStories(defaultLocale),
  async () => getSynonyms(defaultLocale),
  () => import('@/lib/stores/places'),
  () => import('@/lib/stores/sample-stores').then(({ loadSampleStores }) => loadSampleStores()),
];

/** Reports schema violations in the files that contain all languages, and in the facts that several pages share. */
export async function checkSharedFiles(): Promise<Problem[]> {
  const found = await Promise.all(loaders.map((load) => load().then(() => [], failure)));
  return found.flat();
}
