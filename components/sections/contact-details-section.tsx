import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { brand } from '@/lib/config/brand';
import { brandPostalAddressLine } from '@/lib/config/format-brand-address';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { BrandPostalAddress } from './brand-postal-address';
import { LabelledSection } from './labelled-section';
import { MarketBuyingLink } from './market-buying-guide';
import { Paragraphs, SectionHeading } from './section-text-components';

/**
 * Shows the contact data, the phone number and the postal address in large type. Maps are plain
 * links, so no third-party request is made.
 */
export async function ContactDetailsSection({ section }: { section: SectionCopy }) {
  const t = await getTranslations();
  const query = encodeURIComponent(`${brandPostalAddressLine('en')}, ${brand.address.country}`);
  const large = 'headline inline-block text-[clamp(1.625rem,4.6vw,3.5rem)] leading-tight hover:underline';
  return (
    <LabelledSection section={section} className="container-page section-y">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <SectionHeading section={section} className="text-2xl lg:col-span-4" />
        <div className="lg:col-span-7 lg:col-start-6">
          <Paragraphs texts={section.paragraphs} className="lead max-w-none" />
        </div>
      </div>
      <MarketBuyingLink className="mt-8 text-lg" />
      <address className="mt-12 not-italic lg:mt-16">
        <dl>
          <Row term={t('footer.phone')}>
            <a href={`tel:${brand.phone}`} className={`${large} tabular-nums`}>
              {brand.phoneDisplay}
            </a>
          </Row>
          <Row term={t('footer.email')}>
            <a href={`mailto:${brand.email}`} className={large}>
              {brand.email}
            </a>
          </Row>
          <Row term={t('footer.address')}>
            <p className="headline max-w-none text-2xl">{brand.legalName}</p>
            <p className="mt-1 text-lg">
              <BrandPostalAddress />
            </p>
            <p className="mt-3 flex max-w-none flex-wrap gap-x-8 gap-y-2">
              <a href={`https://www.openstreetmap.org/search?query=${query}`} className="link py-1" rel="noopener">
                {t('contact.map')}
              </a>
              <a href={`geo:0,0?q=${query}`} className="link py-1 pointer-fine:hidden">
                {t('contact.geo')}
              </a>
            </p>
          </Row>
        </dl>
      </address>
    </LabelledSection>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-8 gap-y-1 border-border border-t py-5 last:border-b lg:grid-cols-12 lg:py-7">
      <dt className="text-muted text-sm lg:col-span-4">{term}</dt>
      <dd className="min-w-0 lg:col-span-7 lg:col-start-6">{children}</dd>
    </div>
  );
}
