import type { PageBytes } from './page-bytes';

/** One page of each kind, by its route. */
export const measuredRoutes: Record<string, string> = {
  home: '/gr',
  'home, English': '/en',
  'home, Chinese': '/cn',
  article: '/gr/about',
  questions: '/gr/faq',
  range: '/gr/products/complete-raw-meals/full-range',
  product: '/gr/products/beef-dinner',
  'blog list': '/gr/blog',
  contact: '/gr/contact',
  'feeding plan': '/gr/feeding-plan',
  shops: '/gr/store-locator',
  // The Cyrillic pages are the largest ones.
  'shops, Russian': '/ru/store-locator',
  'shops, Bulgarian': '/bg/store-locator',
  'not found': '/gr/page-not-found',
};

/** Maximum bytes of a page; scripts count beyond those of an empty Next.js page of the same version. */
export const budget = { script: 8_000, html: 50_000, fonts: 70_000 };
/** Budget of the page with the forty sample stores of a new site. */
const stores = { html: 25_000 };
/** Budgets of single pages, which override the general ones. */
export const ownBudgets: Record<string, Partial<typeof budget>> = {
  shops: stores,
  'shops, Russian': stores,
  'shops, Bulgarian': stores,
};

/** Returns the exceeded budgets as messages, empty if there are none. */
export function exceededBudgets(name: string, page: PageBytes, emptyScript: number): string[] {
  const extraScript = page.script - emptyScript;
  const exceeded: string[] = [];
  const allowed = { ...budget, ...ownBudgets[name] };
  if (extraScript > allowed.script)
    exceeded.push(`${name}: ${extraScript} bytes of script over an empty page, allowed are ${allowed.script}`);
  if (page.html > allowed.html) exceeded.push(`${name}: ${page.html} bytes of HTML, allowed are ${allowed.html}`);
  if (page.fonts > allowed.fonts) exceeded.push(`${name}: ${page.fonts} bytes of fonts, allowed are ${allowed.fonts}`);
  return exceeded;
}
