import { beforeEach, expect, test, vi } from 'vitest';
import { createProductFinderController } from '@/components/catalogue/product-finder-controller';
import type { ProductFinderProps } from '@/components/catalogue/product-finder-island';

const products = vi.hoisted(() => ({ arrive: () => {} }));
vi.mock('@/components/catalogue/fetch-products', () => ({
  fetchProducts: () =>
    new Promise((resolve) => {
      products.arrive = () => resolve([]);
    }),
}));
vi.mock('@/components/catalogue/derive-product-finder-display', () => ({ deriveProductFinderDisplay: () => ({}) }));

const options = { species: ['dog', 'cat'], without: ['chicken', 'beef'] };
let controls: { name: string; value: string; checked: boolean; ariaDisabled: string | null }[];
const chosen = () => controls.filter(({ checked }) => checked).map(({ value }) => value);

/** The controller of a page with this query. */
function createController(search: string) {
  const location = { pathname: '/range', search };
  const write = (_state: unknown, _title: string, url: string) => {
    location.search = new URL(url, 'https://site.example').search;
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { pushState: write, replaceState: write });
  const root = {
    querySelector: () => null,
    querySelectorAll: (selector: string) => (selector.includes('input') ? controls : []),
  };
  const props = { items: [], source: '/products.json', options, languageTag: 'en', labels: {} };
  const controller = createProductFinderController(
    root as unknown as HTMLElement,
    props as unknown as ProductFinderProps,
    () => {},
  );
  return { controller, location };
}

beforeEach(() => {
  controls = Object.entries(options).flatMap(([name, values]) =>
    values.map((value) => ({ name, value, checked: false, ariaDisabled: null })),
  );
});

test('what is chosen while the controller loads stays', async () => {
  const { controller, location } = createController('');
  const begun = controller.begin(new URLSearchParams());
  controller.applyControls(new URLSearchParams('species=dog'), false);
  products.arrive();
  await begun;
  expect(chosen()).toEqual(['dog']);
  expect(location.search).toBe('?species=dog');
});

test('what is chosen while the products of a URL with filters load is added to them', async () => {
  const { controller, location } = createController('?without=chicken');
  const begun = controller.begin(new URLSearchParams());
  controller.applyControls(new URLSearchParams('species=dog'), false);
  products.arrive();
  await begun;
  expect(chosen()).toEqual(['dog', 'chicken']);
  expect(location.search).toBe('?species=dog&without=chicken');
});

test('what is excluded while the products of a URL load is excluded as well', async () => {
  const { controller, location } = createController('?without=chicken');
  const begun = controller.begin(new URLSearchParams());
  controller.applyControls(new URLSearchParams('without=beef'), false);
  products.arrive();
  await begun;
  expect(chosen()).toEqual(['chicken', 'beef']);
  expect(location.search).toBe('?without=chicken,beef');
});

test('filters cleared while the products of a URL load do not return', async () => {
  const { controller, location } = createController('?without=chicken');
  vi.stubGlobal('document', { activeElement: null });
  const begun = controller.begin(new URLSearchParams());
  controller.reset({ contains: () => true } as unknown as Element);
  products.arrive();
  await begun;
  expect(chosen()).toEqual([]);
  expect(location.search).toBe('');
});

test('what is chosen while the products of the page before load stays', async () => {
  const { controller, location } = createController('?species=cat');
  const shown = controller.showUrlState();
  controller.applyControls(new URLSearchParams('species=dog'), false);
  products.arrive();
  await shown;
  expect(chosen()).toEqual(['dog']);
  expect(location.search).toBe('?species=dog');
});

test('choices made before hydration apply, and a URL outranks them', async () => {
  for (const [search, expected] of [
    ['', 'dog'],
    ['?species=cat', 'cat'],
  ] as const) {
    const { controller } = createController(search);
    const begun = controller.begin(new URLSearchParams('species=dog'));
    products.arrive();
    await begun;
    expect(chosen()).toEqual([expected]);
  }
});
