import { CollapsibleContactForm } from '@/components/leads/collapsible-contact-form';
import { PartnershipSection } from '@/components/leads/partnership-section';
import { PageHero } from '@/components/sections/page-hero';
import { staticPageMetadata } from '@/components/sections/page-metadata';
import { RetailerBenefits } from '@/components/sections/retailer-benefits';
import { StoreTips } from '@/components/sections/store-tips';
import { PageShell } from '@/components/site-shell/page-shell';
import { StoreSection } from '@/components/stores/store-section';
import { sitePaths } from '@/lib/config/site-paths';
import { getPage, section } from '@/lib/content/pages';
import { currentLocale } from '@/lib/i18n/navigation';

// Stores are few and change rarely. A change by the staff revalidates the page at once.
export const revalidate = 300;

export const generateMetadata = () => staticPageMetadata('storeLocator');

export default async function StoreLocatorPage() {
  const copy = getPage('store-locator', await currentLocale());
  return (
    <PageShell path={sitePaths.storeLocator}>
      <PageHero field="clay" scene="store-locator" copy={copy} />
      <StoreSection />
      <CollapsibleContactForm retailer={`${sitePaths.storeLocator}#retailer`} />
      <StoreTips sections={[section(copy, 'search'), section(copy, 'list')]} />
      <PartnershipSection>
        <RetailerBenefits section={section(copy, 'retailer')} />
      </PartnershipSection>
    </PageShell>
  );
}
