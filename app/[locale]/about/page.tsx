import { getTranslations } from 'next-intl/server';
import { BrandStorySection } from '@/components/sections/brand-story-section';
import { CompanyHistorySection } from '@/components/sections/company-history-section';
import { DefinitionRowsSection } from '@/components/sections/definition-rows-section';
import { HeadingBesideText } from '@/components/sections/heading-and-text';
import { NumberedStepsSection } from '@/components/sections/numbered-steps-section';
import { PageHero } from '@/components/sections/page-hero';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';

export const generateMetadata = () => createStaticPageMetadata('about');

export default async function AboutPage() {
  const t = await getTranslations('nav');
  const copy = getPageCopy('about', await currentLocale());
  return (
    <PageShell path={sitePaths.about}>
      <PageHero field="clay" scene="about" copy={copy} />
      <HeadingBesideText section={getPageSection(copy, 'company')} />
      <BrandStorySection section={getPageSection(copy, 'myth')} />
      <NumberedStepsSection
        section={getPageSection(copy, 'making')}
        className="later [--tall:56rem] lg:[--tall:41rem]"
      />
      <HeadingBesideText
        section={getPageSection(copy, 'testing')}
        field="sage"
        className="later [--tall:30rem] lg:[--tall:28rem]"
      />
      <DefinitionRowsSection
        section={getPageSection(copy, 'people')}
        className="later [--tall:66rem] lg:[--tall:64rem]"
      />
      <CompanyHistorySection section={getPageSection(copy, 'timeline')} field="sea">
        <p className="mt-12">
          <Link href={sitePaths.exports} className={buttonVariants({ variant: 'outline' })}>
            {t('exports')}
          </Link>
        </p>
      </CompanyHistorySection>
    </PageShell>
  );
}
