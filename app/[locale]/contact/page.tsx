import { getTranslations } from 'next-intl/server';
import { ContactFormSection } from '@/components/leads/contact-form';
import { ContactDetailsSection } from '@/components/sections/contact-details-section';
import { ContactRelatedLinksSection } from '@/components/sections/contact-related-links-section';
import { PageHero } from '@/components/sections/page-hero';
import { PhoneHoursSection } from '@/components/sections/phone-hours-section';
import { Paragraphs } from '@/components/sections/section-text-components';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { brand } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

export const generateMetadata = () => createStaticPageMetadata('contact');

export default async function ContactPage() {
  const t = await getTranslations('contact');
  const copy = getPageCopy('contact', await currentLocale());
  const form = getPageSection(copy, 'form');
  return (
    <PageShell path={sitePaths.contact}>
      <PageHero field="saffron" scene="contact" copy={copy} />
      <ContactDetailsSection section={getPageSection(copy, 'details')} />
      <PhoneHoursSection section={getPageSection(copy, 'hours')} visit={getPageSection(copy, 'visit')} />
      <ContactRelatedLinksSection />
      <ContactFormSection {...form}>
        <Paragraphs texts={form.paragraphs} className="lead mt-6" />
        <p className="mt-8 flex max-w-none flex-wrap gap-3">
          <a href={`mailto:${brand.email}`} className={buttonVariants({ variant: 'outline' })}>
            {t('write')}
          </a>
          <a href={`tel:${brand.phone}`} className={buttonVariants({ variant: 'outline' })}>
            {t('call', { phone: brand.phoneDisplay })}
          </a>
        </p>
      </ContactFormSection>
    </PageShell>
  );
}
