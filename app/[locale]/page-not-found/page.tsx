import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { appendBrandIfTitleFits } from '@/lib/seo';

/** The prerendered 404 page of a language. The catch-all route sends it with status 404. */
export { PageNotFoundView as default } from '@/components/sections/page-not-found-view';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: appendBrandIfTitleFits(t('notFound')), robots: { index: false } };
}
