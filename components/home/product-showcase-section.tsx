import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Paragraphs } from '@/components/sections/section-text-components';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import type { Product } from '@/lib/content/products';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { ProductLineTiles } from './product-line-tiles';

type Props = { section: SectionCopy; products: Product[]; featured: { key: string; card: ReactNode }[] };

/** Shows the catalogue: a tile for each product line, then one meal for each protein. */
export async function ProductShowcaseSection({ section, products, featured }: Props) {
  const t = await getTranslations();
  return (
    <section
      id={section.id}
      aria-labelledby="showcase-heading"
      className="later container-page pb-section [--tall:198rem] lg:[--tall:144rem]"
    >
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <h2 id="showcase-heading" className="text-4xl lg:col-span-6">
          {section.heading}
        </h2>
        <div className="lg:col-span-5 lg:col-start-8">
          <Paragraphs texts={section.paragraphs} />
        </div>
      </div>
      <div className="mt-10 lg:mt-14">
        <ProductLineTiles products={products} />
      </div>
      <h3 className="mt-16 text-3xl lg:mt-24">{t('home.featured')}</h3>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6">
        {featured.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
      <p className="mt-12 max-w-none">
        <Link href={sitePaths.fullRange} className={buttonVariants({ variant: 'outline' })}>
          {t('common.viewProducts')}
        </Link>
      </p>
    </section>
  );
}
