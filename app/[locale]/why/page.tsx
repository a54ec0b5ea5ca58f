import { getTranslations } from 'next-intl/server';
import { CertificationsSection } from '@/components/sections/certifications-section';
import { ClaimFiguresSection } from '@/components/sections/claim-figures-section';
import { ClosingCta } from '@/components/sections/closing-cta';
import { DefinitionRowsSection } from '@/components/sections/definition-rows-section';
import { FeaturePanelsSection } from '@/components/sections/feature-panels-section';
import { HeadingBesideText } from '@/components/sections/heading-and-text';
import { PageHero } from '@/components/sections/page-hero';
import { SceneCta } from '@/components/sections/scene-cta';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { findPageSection, getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';

export const generateMetadata = () => createStaticPageMetadata('why');

const barf = (
  <p
    aria-hidden="true"
    className="headline -ms-[0.04em] mb-10 max-w-none text-[clamp(7rem,33vw,30rem)] text-accent-text leading-[0.78] tracking-tighter lg:mb-16"
  >
    BARF
  </p>
);

export default async function WhyPage() {
  const t = await getTranslations();
  const copy = getPageCopy('why', await currentLocale());
  const differences = findPageSection(copy, 'differences');
  const benefits = findPageSection(copy, 'benefits');
  const claims = findPageSection(copy, 'claims');
  const certifications = findPageSection(copy, 'certifications');
  return (
    <PageShell path={sitePaths.why}>
      <PageHero field="wine" scene="why" copy={copy} />
      <HeadingBesideText section={getPageSection(copy, 'what-is-barf')} ornament={barf} className="overflow-x-clip" />
      {differences && <DefinitionRowsSection section={differences} field="ink" />}
      {benefits && <FeaturePanelsSection section={benefits} field="sage" />}
      {claims && <ClaimFiguresSection section={claims} />}
      {certifications && <CertificationsSection section={certifications} />}
      <SceneCta section={getPageSection(copy, 'quiz')} field="olive" scene="feeding-plan">
        <Link href={sitePaths.feedingPlan} className={buttonVariants({ variant: 'inverse', size: 'lg' })}>
          {t('common.takeTest')}
        </Link>
      </SceneCta>
      <ClosingCta section={getPageSection(copy, 'final')} field="clay">
        <Link href={sitePaths.fullRange} className={buttonVariants({ variant: 'inverse' })}>
          {t('common.viewProducts')}
        </Link>
        <Link href={sitePaths.storeLocator} className={buttonVariants({ variant: 'outline' })}>
          {t('nav.storeLocator')}
        </Link>
      </ClosingCta>
    </PageShell>
  );
}
