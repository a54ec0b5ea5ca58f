import { AboutSection } from '@/components/home/about-section';
import { Hero } from '@/components/home/hero';
import { Partners } from '@/components/home/partners';
import { Questionnaire } from '@/components/home/questionnaire';
import { Showcase } from '@/components/home/showcase';
import { SiteJsonLd } from '@/components/home/site-json-ld';
import { Testimonials } from '@/components/home/testimonials';
import { WhyRaw } from '@/components/home/why-raw';
import { Certifications } from '@/components/sections/certifications';
import { Claims } from '@/components/sections/claims';
import { staticPageMetadata } from '@/components/sections/page-metadata';
import { ProductCard } from '@/components/sections/product-card';
import { PageShell } from '@/components/site-shell/page-shell';
import { sitePaths } from '@/lib/config/site-paths';
import { featured } from '@/lib/content/featured';
import { getPage, section } from '@/lib/content/pages';
import { getProducts } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/navigation';

export const generateMetadata = () => staticPageMetadata('home');

export default async function HomePage() {
  const locale = await currentLocale();
  const copy = getPage('home', locale);
  const products = getProducts(locale);
  const cards = featured(products).map((product) => ({
    key: product.slug,
    card: <ProductCard product={product} heading="h4" />,
  }));
  return (
    <PageShell path={sitePaths.home}>
      <SiteJsonLd description={copy.metaDescription} />
      <Hero heading={copy.eyebrow ?? copy.heading} />
      <AboutSection section={section(copy, 'about')} lead={copy.lead} />
      <Showcase section={section(copy, 'showcase')} products={products} featured={cards} />
      <WhyRaw section={section(copy, 'why-raw')} />
      <Certifications section={section(copy, 'certifications')} />
      <Claims section={section(copy, 'claims')} />
      <Testimonials section={section(copy, 'testimonials')} />
      <Questionnaire section={section(copy, 'questionnaire')} />
      <Partners section={section(copy, 'partners')} />
    </PageShell>
  );
}
