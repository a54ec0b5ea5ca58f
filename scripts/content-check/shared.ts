import { getClaims } from '@/lib/content/claims';
import { failure, type Problem } from '@/lib/content/content-problem';
import { getHeroSlides } from '@/lib/content/hero';
import { getMarkets } from '@/lib/content/markets';
import { getStories } from '@/lib/content/partner-stories';
import { getSynonyms } from '@/lib/content/synonyms';
import { defaultLocale } from '@/lib/i18n/locales';

// These validate their files when they are imported.
const loaders = [
  async () => getClaims(),
  async () => getHeroSlides(defaultLocale),
  async () => getMarkets(defaultLocale),
  async () => getStories(defaultLocale),
  async () => getSynonyms(defaultLocale),
  () => import('@/lib/stores/places'),
  () => import('@/lib/stores/sample-stores').then(({ loadSampleStores }) => loadSampleStores()),
];

/** Schema violations in the files that contain all languages at once and the facts that several pages share. */
export async function checkSharedFiles(): Promise<Problem[]> {
  const found = await Promise.all(loaders.map((load) => load().then(() => [], failure)));
  return found.flat();
}
