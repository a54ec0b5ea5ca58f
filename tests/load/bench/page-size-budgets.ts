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
  // In Cyrillic letters it is the heaviest.
  'shops, Russian': '/ru/store-locator',
  'shops, Bulgarian': '/bg/store-locator',
  'not found': '/gr/page-not-found',
};

/** Maximum bytes of a page; scripts count beyond those of an empty Next.js page of the same version. */
export const budget = { script: 8_000, html: 50_000, fonts: 70_000 };
/** With the forty stores of a new site. */
const stores = { html: 25_000 };
/** Those of single pages, in the place of the above. */
export const ownBudgets: Record<string, Partial<typeof budget>> = {
  shops: stores,
  'shops, Russian': stores,
  'shops, Bulgarian': stores,
};

/** Returns the exceeded budgets as messages, empty if there are none. */
export function exceededBudgets(name: string, page: PageBytes, emptyScript: number): string[] {
  const over = page.script - emptyScript;
  const found: string[] = [];
  const allowed = { ...budget, ...ownBudgets[name] };
  if (over > allowed.script)
    found.push(`${name}: ${over} bytes of script over an empty page, allowed are ${allowed.script}`);
  if (page.html > allowed.html) found.push(`${name}: ${page.html} bytes of HTML, allowed are ${allowed.html}`);
  if (page.fonts > allowed.fonts) found.push(`${name}: ${page.fonts} bytes of fonts, allowed are ${allowed.fonts}`);
  return found;
}
