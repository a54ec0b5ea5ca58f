import { AboutSection } from '@/components/home/about-section';
import { Hero } from '@/components/home/hero';
import { PartnersSection } from '@/components/home/partners-section';
import { QuestionnaireSection } from '@/components/home/questionnaire-section';
import { RangeSection } from '@/components/home/range-section';
import { SiteJsonLd } from '@/components/home/site-json-ld';
import { Testimonials } from '@/components/home/testimonials';
import { WhyRawSection } from '@/components/home/why-raw-section';
import { Certifications } from '@/components/sections/certifications';
import { ClaimFigures } from '@/components/sections/claim-figures';
import { staticPageMetadata } from '@/components/sections/page-metadata';
import { ProductCard } from '@/components/sections/product-card';
import { PageShell } from '@/components/site-shell/page-shell';
import { sitePaths } from '@/lib/config/site-paths';
import { featuredProducts } from '@/lib/content/featured-products';
import { findPageSection, getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { getProducts } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/navigation';

export const generateMetadata = () => staticPageMetadata('home');

export default async function HomePage() {
  const locale = await currentLocale();
  const copy = getPageCopy('home', locale);
  const certifications = findPageSection(copy, 'certifications');
  const claims = findPageSection(copy, 'claims');
  const testimonials = findPageSection(copy, 'testimonials');
  const products = getProducts(locale);
  const cards = featuredProducts(products).map((product) => ({
    key: product.slug,
    card: <ProductCard product={product} heading="h4" />,
  }));
  return (
    <PageShell path={sitePaths.home}>
      <SiteJsonLd description={copy.metaDescription} />
      <Hero heading={copy.eyebrow ?? copy.heading} />
      <AboutSection section={getPageSection(copy, 'about')} lead={copy.lead} />
      <RangeSection section={getPageSection(copy, 'showcase')} products={products} featured={cards} />
      <WhyRawSection section={getPageSection(copy, 'why-raw')} />
      {certifications && <Certifications section={certifications} />}
      {claims && <ClaimFigures section={claims} />}
      {testimonials && <Testimonials section={testimonials} />}
      <QuestionnaireSection section={getPageSection(copy, 'questionnaire')} />
      <PartnersSection section={getPageSection(copy, 'partners')} />
    </PageShell>
  );
}
