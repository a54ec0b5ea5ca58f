import { describe, expect, it } from 'vitest';
import { selectFeaturedProducts } from '@/lib/content/featured-products';

const product = (slug: string, lead: 'beef' | 'duck', statement: 'complete' | 'complementary' = 'complete') => ({
  slug,
  statement,
  proteins: [lead, 'chicken' as const],
});

describe('featured', () => {
  it('selects the first complete food of each main protein, in the given order', () => {
    const products = [
      product('treat', 'duck', 'complementary'),
      product('beef-one', 'beef'),
      product('duck-one', 'duck'),
      product('beef-two', 'beef'),
    ];
    expect(selectFeaturedProducts(products).map(({ slug }) => slug)).toEqual(['beef-one', 'duck-one']);
  });
});
