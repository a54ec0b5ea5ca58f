import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SearchPageContent } from '@/components/search/search-page-content';
import { AllSearchDocumentsList } from '@/components/search/static-list-of-searchable-content';
import { PageHeader } from '@/components/sections/page-header';
import { PageShell } from '@/components/site-shell/page-shell';
import { searchPagePath } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { createPageMetadata } from '@/lib/seo';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  const locale = await currentLocale();
  const metadata = createPageMetadata({
    locale,
    path: searchPagePath,
    title: t('pageTitles.search'),
    description: t('search.lead'),
    image: `/og/${locale}/home.png`,
  });
  // Search engines should not index result pages.
  return { ...metadata, robots: { index: false, follow: true } };
}

export default async function SearchPage() {
  const t = await getTranslations('search');
  const labels = { label: t('label'), placeholder: t('placeholder'), loading: t('loading'), failed: t('failed') };
  return (
    <PageShell path={searchPagePath}>
      <PageHeader heading={t('open')} lead={t('lead')} />
      <div className="container-page section-y">
        <SearchPageContent locale={await currentLocale()} labels={labels}>
          <AllSearchDocumentsList />
        </SearchPageContent>
      </div>
    </PageShell>
  );
}
