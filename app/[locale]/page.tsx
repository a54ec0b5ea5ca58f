import { AboutSection } from '@/components/home/about-section';
import { HomeHero } from '@/components/home/home-hero';
import { ProductShowcaseSection } from '@/components/home/product-showcase-section';
import { RetailerInvitationSection } from '@/components/home/retailer-invitation-section';
import { SiteJsonLd } from '@/components/home/site-json-ld';
import { TestimonialsSection } from '@/components/home/testimonials-section';
import { WhyRawSection } from '@/components/home/why-raw-section';
import { WizardInvitationSection } from '@/components/home/wizard-invitation-section';
import { CertificationsSection } from '@/components/sections/certifications-section';
import { ClaimFiguresSection } from '@/components/sections/claim-figures-section';
import { ProductCard } from '@/components/sections/product-card';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { PageShell } from '@/components/site-shell/page-shell';
import { sitePaths } from '@/lib/config/site-paths';
import { selectFeaturedProducts } from '@/lib/content/featured-products';
import { findPageSection, getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { getCurrentProducts } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

export const generateMetadata = () => createStaticPageMetadata('home');

export default async function HomePage() {
  const locale = await currentLocale();
  const copy = getPageCopy('home', locale);
  const certifications = findPageSection(copy, 'certifications');
  const claims = findPageSection(copy, 'claims');
  const testimonials = findPageSection(copy, 'testimonials');
  const products = getCurrentProducts(locale);
  const cards = selectFeaturedProducts(products).map((product) => ({
    key: product.slug,
    card: <ProductCard product={product} heading="h4" />,
  }));
  return (
    <PageShell path={sitePaths.home}>
      <SiteJsonLd />
      <HomeHero heading={copy.eyebrow ?? copy.heading} />
      <AboutSection section={getPageSection(copy, 'about')} lead={copy.lead} />
      <ProductShowcaseSection section={getPageSection(copy, 'showcase')} products={products} featured={cards} />
      <WhyRawSection section={getPageSection(copy, 'why-raw')} />
      {certifications && <CertificationsSection section={certifications} />}
      {claims && <ClaimFiguresSection section={claims} />}
      {testimonials && <TestimonialsSection section={testimonials} />}
      <RetailerInvitationSection section={getPageSection(copy, 'partners')} />
      <WizardInvitationSection section={getPageSection(copy, 'questionnaire')} />
    </PageShell>
  );
}
