import type { PageBytes } from './bytes';

/** One page of each kind, by its route. */
export const routes: Record<string, string> = {
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
  'not found': '/gr/page-not-found',
};

/** Maximum bytes of a page; scripts count beyond those of an empty Next.js page of the same version: 8 KiB. */
export const budget = { script: 8_192, html: 50_000, fonts: 70_000 };

// The search, the map's switch and the state of every card need more than a content page; to be brought below 8 KiB.
const ownScript: Record<string, number> = { shops: 9_400 };

/** Returns the exceeded budgets as messages, empty if there are none. */
export function broken(name: string, page: PageBytes, emptyScript: number): string[] {
  const over = page.script - emptyScript;
  const found: string[] = [];
  const allowed = ownScript[name] ?? budget.script;
  if (over > allowed) found.push(`${name}: ${over} bytes of script over an empty page, allowed are ${allowed}`);
  if (page.html > budget.html) found.push(`${name}: ${page.html} bytes of HTML, allowed are ${budget.html}`);
  if (page.fonts > budget.fonts) found.push(`${name}: ${page.fonts} bytes of fonts, allowed are ${budget.fonts}`);
  return found;
}
