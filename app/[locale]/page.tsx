import { AboutSection } from '@/components/home/about-section';
import { Hero } from '@/components/home/hero';
import { PartnersSection } from '@/components/home/partners-section';
import { QuestionnaireSection } from '@/components/home/questionnaire-section';
import { ShowcaseSection } from '@/components/home/showcase-section';
import { SiteJsonLd } from '@/components/home/site-json-ld';
import { Testimonials } from '@/components/home/testimonials';
import { WhyRawSection } from '@/components/home/why-raw-section';
import { Certifications } from '@/components/sections/certifications';
import { Claims } from '@/components/sections/claims';
import { staticPageMetadata } from '@/components/sections/page-metadata';
import { ProductCard } from '@/components/sections/product-card';
import { PageShell } from '@/components/site-shell/page-shell';
import { sitePaths } from '@/lib/config/site-paths';
import { featuredProducts } from '@/lib/content/featured-products';
import { getPage, pageSection } from '@/lib/content/pages';
import { getProducts } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/navigation';

export const generateMetadata = () => staticPageMetadata('home');

export default async function HomePage() {
  const locale = await currentLocale();
  const copy = getPage('home', locale);
  const products = getProducts(locale);
  const cards = featuredProducts(products).map((product) => ({
    key: product.slug,
    card: <ProductCard product={product} heading="h4" />,
  }));
  return (
    <PageShell path={sitePaths.home}>
      <SiteJsonLd description={copy.metaDescription} />
      <Hero heading={copy.eyebrow ?? copy.heading} />
      <AboutSection section={pageSection(copy, 'about')} lead={copy.lead} />
      <ShowcaseSection section={pageSection(copy, 'showcase')} products={products} featured={cards} />
      <WhyRawSection section={pageSection(copy, 'why-raw')} />
      <Certifications section={pageSection(copy, 'certifications')} />
      <Claims section={pageSection(copy, 'claims')} />
      <Testimonials section={pageSection(copy, 'testimonials')} />
      <QuestionnaireSection section={pageSection(copy, 'questionnaire')} />
      <PartnersSection section={pageSection(copy, 'partners')} />
    </PageShell>
  );
}
