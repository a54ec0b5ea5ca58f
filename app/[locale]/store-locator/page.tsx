import { CollapsibleContactForm } from '@/components/leads/collapsible-contact-form';
import { PartnershipFormSection } from '@/components/leads/partnership-form-section';
import { RetailerBenefitsAndSteps } from '@/components/sections/retailer-benefits-and-steps';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { StoreVisitTips } from '@/components/sections/store-visit-tips';
import { PageShell } from '@/components/site-shell/page-shell';
import { StoreFinderSection } from '@/components/stores/store-finder-section';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

// Stores are few and change rarely. A change by the staff revalidates the page at once.
export const revalidate = 300;

export const generateMetadata = () => createStaticPageMetadata('storeLocator');

export default async function StoreLocatorPage() {
  const copy = getPageCopy('store-locator', await currentLocale());
  return (
    <PageShell path={sitePaths.storeLocator}>
      <StoreFinderSection heading={copy.heading} />
      <CollapsibleContactForm retailer={`${sitePaths.storeLocator}#retailer`} />
      <StoreVisitTips sections={[getPageSection(copy, 'search'), getPageSection(copy, 'list')]} />
      <PartnershipFormSection>
        <RetailerBenefitsAndSteps section={getPageSection(copy, 'retailer')} />
      </PartnershipFormSection>
    </PageShell>
  );
}
