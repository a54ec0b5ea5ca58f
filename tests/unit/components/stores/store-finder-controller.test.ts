import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoreFinderProps } from '@/components/stores/store-finder';
import { createStoreFinderController, type StoreFinderViewState } from '@/components/stores/store-finder-controller';

// Code that loads apart, as that of the site search does, may fail alone.
vi.mock('@/lib/search/stem', () => ({ loadStemmer: () => Promise.reject(new Error('chunk failed')) }));
vi.mock('react-dom', () => ({ flushSync: (callback: () => void) => callback() }));

beforeEach(() => {
  const target = { addEventListener: vi.fn(), visibilityState: 'visible' };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('document', target);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The last status after the stores were requested. */
async function loadStores(response: Response): Promise<StoreFinderViewState['status'] | undefined> {
  const fetchStores = vi.fn(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fetchStores);
  const states: StoreFinderViewState[] = [];
  const root = { querySelector: () => ({}), addEventListener: vi.fn() } as unknown as HTMLElement;
  const props = { source: '/stores.json', labels: { all: 'all', failed: 'failed' } } as StoreFinderProps;
  const finder = createStoreFinderController(root, props, (state) => states.push(state));
  finder.prepare();
  await vi.waitFor(() => expect(states).not.toEqual([]));
  finder.remove();
  return states.at(-1)?.status;
}

it('needs no code but its own to search the stores, and reports stores that cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await loadStores(Response.json([]))).toBe('all');
  expect(logged).not.toHaveBeenCalled();
  expect(await loadStores(new Response(null, { status: 500 }))).toBe('failed');
  expect(logged).toHaveBeenCalledOnce();
});
