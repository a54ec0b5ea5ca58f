import { getTranslations } from 'next-intl/server';
import { CataloguePdfLink } from '@/components/catalogue/catalogue-pdf-link';
import { ExportEnquirySection } from '@/components/leads/export-enquiry-section';
import { CertificationsSection } from '@/components/sections/certifications-section';
import { ExportFiguresSection } from '@/components/sections/export-figures-section';
import { HeadingBesideText } from '@/components/sections/heading-and-text';
import { MarketsSection } from '@/components/sections/markets-section';
import { NumberedStepsSection } from '@/components/sections/numbered-steps-section';
import { PageHero } from '@/components/sections/page-hero';
import { PartnerTestimonialsSection } from '@/components/sections/partner-testimonials-section';
import { Paragraphs } from '@/components/sections/section-text-components';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { brand } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import { findPageSection, getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { getPartnerStories } from '@/lib/content/partner-stories';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

export const generateMetadata = () => createStaticPageMetadata('exports');

export default async function ExportMarketsPage() {
  const t = await getTranslations();
  const locale = await currentLocale();
  const copy = getPageCopy('exports', locale);
  const enquiry = getPageSection(copy, 'enquiry');
  const figures = findPageSection(copy, 'figures');
  const certifications = findPageSection(copy, 'certifications');
  const stories = findPageSection(copy, 'stories');
  return (
    <PageShell path={sitePaths.exports}>
      <PageHero field="sea" scene="exports" copy={copy} />
      {figures && <ExportFiguresSection section={figures} field="saffron" />}
      <MarketsSection section={getPageSection(copy, 'markets')} />
      {certifications && <CertificationsSection section={certifications} />}
      <NumberedStepsSection section={getPageSection(copy, 'process')} className="bg-surface" />
      {stories && <PartnerTestimonialsSection section={stories} stories={getPartnerStories(locale)} field="olive" />}
      <HeadingBesideText section={getPageSection(copy, 'reply')} field="sea" />
      <ExportEnquirySection {...enquiry}>
        <Paragraphs texts={enquiry.paragraphs} className="lead mt-6" />
        <p className="mt-8 flex max-w-none flex-wrap gap-x-6 gap-y-3">
          <CataloguePdfLink className={buttonVariants({ variant: 'outline' })} />
          <a href={`tel:${brand.phone}`} className="link self-center py-2 font-bold">
            {t('exports.call', { phone: brand.phoneDisplay })}
          </a>
        </p>
      </ExportEnquirySection>
    </PageShell>
  );
}
