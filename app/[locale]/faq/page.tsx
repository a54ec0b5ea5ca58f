import { getTranslations } from 'next-intl/server';
import { FaqGroups } from '@/components/sections/faq-groups';
import { FaqJsonLd } from '@/components/sections/faq-json-ld';
import { FaqSearch } from '@/components/sections/faq-search';
import { FaqTopicNav } from '@/components/sections/faq-topic-nav';
import { MarketBuyingLink } from '@/components/sections/market-buying-guide';
import { PageHero } from '@/components/sections/page-hero';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy } from '@/lib/content/page-copy';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';

export const generateMetadata = () => createStaticPageMetadata('faq');

export default async function FaqPage() {
  const t = await getTranslations();
  const copy = getPageCopy('faq', await currentLocale());
  const total = copy.sections.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <PageShell path={sitePaths.faq}>
      <FaqJsonLd sections={copy.sections} />
      <PageHero field="plum" scene="faq" copy={copy} />
      <div className="container-page section-y grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <FaqSearch
          labels={{ label: t('faq.search'), hint: t('faq.searchHint') }}
          results={Array.from({ length: total + 1 }, (_, count) => t('faq.results', { count }))}
          topics={<FaqTopicNav sections={copy.sections} />}
          none={
            <div className="bg-surface p-8">
              <p className="lead">{t('faq.noneText')}</p>
              <p className="mt-6">
                <Link href={sitePaths.contact} className={buttonVariants({ variant: 'outline' })}>
                  {t('nav.contact')}
                </Link>
              </p>
            </div>
          }
        >
          <MarketBuyingLink className="mb-8 text-lg" />
          <FaqGroups sections={copy.sections} />
        </FaqSearch>
      </div>
    </PageShell>
  );
}
