import { getTranslations } from 'next-intl/server';
import { ContactDetails } from '@/components/editorial/contact-details';
import { Elsewhere } from '@/components/editorial/elsewhere';
import { fixedPageMetadata } from '@/components/editorial/metadata';
import { OpeningWeek } from '@/components/editorial/opening-week';
import { PageOpening } from '@/components/editorial/page-opening';
import { PageShell } from '@/components/layout/page-shell';
import { ContactSection } from '@/components/leads/contact-section';
import { buttonVariants } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { getPage, section } from '@/lib/content/pages';
import { currentLocale } from '@/lib/i18n/navigation';
import { sitePaths } from '@/lib/site-paths';

export const generateMetadata = () => fixedPageMetadata('contact');

export default async function ContactPage() {
  const t = await getTranslations('contact');
  const words = getPage('contact', await currentLocale());
  const form = section(words, 'form');
  return (
    <PageShell path={sitePaths.contact}>
      <PageOpening field="saffron" scene="contact" words={words} />
      <ContactDetails section={section(words, 'details')} />
      <OpeningWeek section={section(words, 'hours')} visit={section(words, 'visit')} />
      <Elsewhere />
      <ContactSection {...form}>
        {form.paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead mt-6">
            {paragraph}
          </p>
        ))}
        <p className="mt-8 flex max-w-none flex-wrap gap-3">
          <a href={`mailto:${brand.email}`} className={buttonVariants({ variant: 'outline' })}>
            {t('write')}
          </a>
          <a href={`tel:${brand.phone}`} className={buttonVariants({ variant: 'outline' })}>
            {t('call', { phone: brand.phoneDisplay })}
          </a>
        </p>
      </ContactSection>
    </PageShell>
  );
}
