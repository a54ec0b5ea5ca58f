import { getTranslations } from 'next-intl/server';
import { compareSiteAndBrandUrl } from '@/lib/config/site-url-check';
import { listPlaceholderContent } from '@/lib/content/placeholder-content';
import { countSampleStoresInDatabase } from '@/lib/stores/published-stores';

/** A quiet note for staff while the site shows samples, or names another URL than the one it runs at. */
export async function LaunchReadinessNotice() {
  const t = await getTranslations('staffArea');
  const samples = listPlaceholderContent();
  const stores = await countSampleStoresInDatabase();
  const { state, own, named } = compareSiteAndBrandUrl();
  const isWrong = state === 'sample' || state === 'mismatch';
  if (!samples.length && !stores && !isWrong) return null;
  const files = [...new Set(samples.map(({ file }) => file))].join(', ');
  return (
    <aside
      aria-label={t('samplesLabel')}
      className="mb-4 border-saffron border-s-4 ps-3 text-sm leading-snug sm:mb-6 [&>p+p]:mt-1"
    >
      {samples.length > 0 && <p>{t('samples', { count: samples.length, files })}</p>}
      {stores > 0 && <p>{t('sampleShops', { count: stores })}</p>}
      {isWrong && <p>{t(state === 'sample' ? 'sampleAddress' : 'wrongAddress', { own, named })}</p>}
    </aside>
  );
}
