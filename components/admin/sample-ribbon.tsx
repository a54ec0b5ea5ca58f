import { getTranslations } from 'next-intl/server';
import { findOriginMismatch } from '@/lib/config/check-origin';
import { contentSamples } from '@/lib/content/samples';

/** A quiet line for staff while the site shows samples, or names another address than the one it runs at. */
export async function SampleRibbon() {
  const t = await getTranslations('staffArea');
  const samples = contentSamples();
  const mismatch = findOriginMismatch();
  if (!samples.length && !mismatch) return null;
  const files = [...new Set(samples.map(({ file }) => file))].join(', ');
  return (
    <aside aria-label={t('samplesLabel')} className="border-saffron border-s-4 ps-3 text-sm">
      {samples.length > 0 && <p>{t('samples', { count: samples.length, files })}</p>}
      {mismatch && <p>{t('wrongAddress', { own: mismatch.SITE_URL, named: mismatch.brand })}</p>}
    </aside>
  );
}
