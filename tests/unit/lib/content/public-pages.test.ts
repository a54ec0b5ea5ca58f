import { afterEach, expect, it, vi } from 'vitest';
import { sitePaths } from '@/lib/config/site-paths';
import { blogCategoryPath } from '@/lib/content/blog-list-pages';
import { postFactsSchema } from '@/lib/content/post-schema';
import { getPostSlugs } from '@/lib/content/posts';
import { productFactsSchema } from '@/lib/content/product-facts-schema';
import { getPublicPages } from '@/lib/content/public-pages';
import { listContentFolderNames, readContent } from '@/lib/content/read-content';

const future = '2099-01-01';
const thatDay = new Date('2099-01-01T12:00:00Z');
/** The sources that are recorded as changed on that day, or the posts that are updated on it. */
let changed: string[] = [];
let updated: string[] = [];

vi.mock('@/lib/content/read-content', async (original) => {
  const read = await original<typeof import('@/lib/content/read-content')>();
  const mocked: typeof read.readContent = (path, schema) => {
    const content = read.readContent(path, schema) as Record<string, unknown>;
    const isUpdated = updated.some((slug) => path === `posts/${slug}/post.json`);
    if (isUpdated) return Object.assign({}, content, { updated: future }) as never;
    if (path !== 'changes.json') return content as never;
    const dates = changed.map((source) => [source, { en: `${future} 00000000` }]);
    return Object.assign({}, content, Object.fromEntries(dates)) as never;
  };
  return { ...read, readContent: mocked };
});
afterEach(() => {
  changed = [];
  updated = [];
});

const changedPaths = (locale: 'en' | 'lv' = 'en') =>
  getPublicPages(locale, thatDay).flatMap((page) => (page.changed === future ? [page.path] : []));
const categoryOf = (slug: string) => readContent(`posts/${slug}/post.json`, postFactsSchema).category;
const factsOf = (slug: string) => readContent(`products/${slug}/facts.json`, productFactsSchema);

it('an article that an editor marks as updated changes only the pages that show articles', () => {
  updated = getPostSlugs();
  const paths = changedPaths();
  expect(paths).toContain(sitePaths.blog);
  expect(paths.filter((path) => path !== sitePaths.blog && !path.startsWith(`${sitePaths.blog}/`))).toEqual([]);
});

it('a changed text of an article changes it in that language, and the lists that show it', () => {
  changed = ['posts/bones'];
  const pages = [sitePaths.blog, blogCategoryPath(categoryOf('bones')), '/blog/bones'];
  expect(changedPaths().sort()).toEqual(pages.sort());
  expect(changedPaths('lv')).toEqual([]);
});

it('a date before publication never counts: an article is as old as it says at most', () => {
  const { published, updated: stated = published } = readContent('posts/bones/post.json', postFactsSchema);
  const page = getPublicPages('en').find(({ path }) => path === '/blog/bones');
  expect(String(page?.changed) >= stated).toBe(true);
});

it('a food changes the lists that show it, and not those of other animals or lines', () => {
  const slugs = listContentFolderNames('products');
  const [dog = '', cat = ''] = ['dog', 'cat'].map((species) =>
    slugs.find((slug) => factsOf(slug).species === species && factsOf(slug).line !== 'mediterranean'),
  );
  changed = [`products/${dog}`];
  expect(changedPaths()).toContain(sitePaths.products);
  for (const other of [sitePaths.cats, sitePaths.mediterraneanDiet]) expect(changedPaths()).not.toContain(other);
  changed = [`products/${cat}`];
  expect(changedPaths()).toContain(sitePaths.cats);
  expect(changedPaths()).not.toContain(sitePaths.mediterraneanDiet);
});

it('the story of a line counts for the food that shows it', () => {
  for (const name of ['just-meat', 'yummy', 'yummy-sausages']) {
    changed = [`pages/${name}`];
    expect(changedPaths()).toContain(`/products/${name}`);
  }
});

it('the shops, which are in the database, have no date', () => {
  changed = ['pages/store-locator'];
  const page = getPublicPages('en').find(({ path }) => path === sitePaths.storeLocator);
  expect(page).toEqual({ path: sitePaths.storeLocator, changed: undefined });
});

it('the feeding plan changes with the complete dog foods that it lists', () => {
  const slugs = listContentFolderNames('products');
  for (const slug of slugs) {
    const { species, statement } = factsOf(slug);
    changed = [`products/${slug}`];
    expect(changedPaths().includes(sitePaths.feedingPlan), slug).toBe(species === 'dog' && statement === 'complete');
  }
});

it('no page changed on a day that has not come', () => {
  updated = getPostSlugs();
  changed = ['posts/bones', 'pages/about', `products/${listContentFolderNames('products')[0]}`];
  const today = new Date('2098-12-31T12:00:00Z');
  const days = getPublicPages('en', today).flatMap((page) => page.changed ?? []);
  expect(days.filter((day) => day > '2098-12-31')).toEqual([]);
  expect(days.length).toBeGreaterThan(0);
});
