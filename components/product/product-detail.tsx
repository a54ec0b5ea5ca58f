import type { ReactNode } from 'react';
import { PageShell } from '@/components/site-shell/page-shell';
import type { Product } from '@/lib/content/products';
import { AdditivesTable } from './additives-table';
import { AnalysisPanel } from './analysis-panel';
import { BoneContentChart } from './bone-content-chart';
import { CompositionSection } from './composition-section';
import { HandlingSection } from './handling-section';
import { LabelParticularsSection } from './label-particulars-section';
import { LineStorySection } from './line-story-section';
import { PacksSection } from './packs-section';
import { ProductNextSteps } from './product-next-steps';
import './print.css';
import { ProductDescriptionSection } from './description-section';
import styles from './product.module.css';
import { ProductHero } from './product-hero';
import { ProductJsonLd } from './product-json-ld';

/**
 * A product page in the order of a buyer's questions: what it is, what it contains, how much to
 * feed, how to store it, who makes it.
 */
export function ProductDetail({ product, calculator }: { product: Product; calculator: ReactNode }) {
  return (
    <PageShell path={product.path}>
      <article data-protein={product.proteins[0]} className={`product-page ${styles.page}`}>
        <ProductHero product={product} />
        <PacksSection product={product} />
        <LineStorySection line={product.line} />
        <ProductDescriptionSection product={product} />
        <div className="container-page grid gap-x-[min(4rem,5vw)] gap-y-14 pb-section lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-7">
            <CompositionSection product={product} />
            <AdditivesTable product={product} />
          </div>
          <div className="min-w-0 lg:col-span-5">
            <BoneContentChart percent={product.bonePercent} />
            <AnalysisPanel product={product} />
          </div>
        </div>
        {calculator}
        <HandlingSection product={product} />
        <LabelParticularsSection product={product} />
      </article>
      <ProductNextSteps product={product} />
      <ProductJsonLd product={product} />
    </PageShell>
  );
}
