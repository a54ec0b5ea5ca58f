import { getTranslations } from 'next-intl/server';
import { SectionScene } from '@/components/art/section-scene';
import { PageShell } from '@/components/site-shell/page-shell';
import { Button } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';

/** The content of the 404 page. */
export async function PageNotFoundView() {
  const t = await getTranslations();
  return (
    // The 404 page is shown at URLs without a route, where a form could not be submitted.
    <PageShell path="/page-not-found" newsletter={false}>
      <section className="container-page section-y grid items-center gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="@container lg:col-span-6">
          <p aria-hidden="true" className="headline text-6xl text-accent-text">
            404
          </p>
          <h1 className="fitted mt-2" style={buildMaxTokenWidthStyle(t('notFound.heading'))}>
            {t('notFound.heading')}
          </h1>
          <p className="lead mt-4">{t('notFound.text')}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Button asChild>
              <Link href={sitePaths.home}>{t('notFound.home')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link href={sitePaths.fullRange}>{t('common.viewProducts')}</Link>
            </Button>
          </p>
        </div>
        <SectionScene name="not-found" className="lg:col-span-6" />
      </section>
    </PageShell>
  );
}
