import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { StoreFinderFilters } from '@/components/stores/store-finder-filters';
import { StoreFinderSection } from '@/components/stores/store-finder-section';
import type { StoreCardLabels } from '@/components/stores/store-labels-type';
import { getCurrentProducts } from '@/lib/content/products';
import { readSampleStores } from '@/lib/stores/sample-stores';

vi.mock('@/lib/i18n/current-locale-and-link', () => ({ currentLocale: async () => 'en', Link: 'a' }));
vi.mock('next-intl/server', () => ({
  getTranslations: async () =>
    Object.assign((key: string) => key, { rich: (key: string) => key, raw: () => '{label}' }),
}));
vi.mock('@/lib/stores/published-stores', () => ({
  readPublishedStores: async () =>
    readSampleStores().map((store) => ({
      ...store,
      sample: true,
      products: store.products.filter((slug) => slug !== 'raw-hunter'),
    })),
}));

type Element = { props: Record<string, unknown> & { children?: unknown } };
type Filters = Parameters<typeof StoreFinderFilters>[0];

it('the link of a product that no store lists finds no store, instead of all of them', async () => {
  const section = (await StoreFinderSection({ heading: '' })) as unknown as Element;
  const finders = (section.props.children as Element[]).filter(({ props }) => props.filters);
  const [{ filters: element, cardLabels }] = finders.map(({ props }) => props) as [
    { filters: { props: Filters }; cardLabels: StoreCardLabels },
  ];
  const filters = element.props;
  // The select can have the value of every link, and offers only what a store lists.
  expect(filters.products.map(({ value }) => value).sort()).toEqual(
    getCurrentProducts('en')
      .map(({ slug }) => slug)
      .sort(),
  );
  expect(filters.products.filter(({ hidden }) => hidden).map(({ value }) => value)).toEqual(['raw-hunter']);
  const html = renderToStaticMarkup(await StoreFinderFilters(filters));
  expect(html).toContain('<option value="raw-hunter" hidden="">');
  expect(html).toContain('<option value="beef-dinner">');
  // The cards get the names of what they list, and nothing more.
  expect(Object.keys(cardLabels.productNames)).not.toContain('raw-hunter');
});
