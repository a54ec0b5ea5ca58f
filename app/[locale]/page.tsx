import { About } from '@/components/home/about';
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
  const words = getPage('home', locale);
  const products = getProducts(locale);
  const cards = featured(products).map((product) => ({
    key: product.slug,
    card: <ProductCard product={product} heading="h4" />,
  }));
  return (
    <PageShell path={sitePaths.home}>
      <SiteJsonLd description={words.metaDescription} />
      <Hero heading={words.eyebrow ?? words.heading} />
      <About section={section(words, 'about')} lead={words.lead} />
      <Showcase section={section(words, 'showcase')} products={products} featured={cards} />
      <WhyRaw section={section(words, 'why-raw')} />
      <Certifications section={section(words, 'certifications')} />
      <Claims section={section(words, 'claims')} />
      <Testimonials section={section(words, 'testimonials')} />
      <Questionnaire section={section(words, 'questionnaire')} />
      <Partners section={section(words, 'partners')} />
    </PageShell>
  );
}
