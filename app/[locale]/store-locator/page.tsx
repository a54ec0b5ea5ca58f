import { fixedPageMetadata } from '@/components/editorial/metadata';
import { PageOpening } from '@/components/editorial/page-opening';
import { RetailerWords } from '@/components/editorial/retailer-words';
import { StoreHints } from '@/components/editorial/store-hints';
import { PageShell } from '@/components/layout/page-shell';
import { ContactFold } from '@/components/leads/contact-fold';
import { PartnershipSection } from '@/components/leads/partnership-section';
import { StoreSection } from '@/components/stores/store-section';
import { getPage, section } from '@/lib/content/pages';
import { currentLocale } from '@/lib/i18n/navigation';
import { sitePaths } from '@/lib/site-paths';

// Shops are few and change rarely; an edit by the staff refreshes the page at once.
export const revalidate = 300;

export const generateMetadata = () => fixedPageMetadata('storeLocator');

export default async function StoreLocatorPage() {
  const words = getPage('store-locator', await currentLocale());
  return (
    <PageShell path={sitePaths.storeLocator}>
      <PageOpening field="clay" scene="store-locator" words={words} />
      <StoreSection />
      <ContactFold retailer={`${sitePaths.storeLocator}#retailer`} />
      <StoreHints sections={[section(words, 'search'), section(words, 'list')]} />
      <PartnershipSection>
        <RetailerWords section={section(words, 'retailer')} />
      </PartnershipSection>
    </PageShell>
  );
}
