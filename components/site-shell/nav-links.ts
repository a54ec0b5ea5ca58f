import { sitePaths } from '@/lib/config/site-paths';

/** The links of the bar after the products menu; each key is also its key in `nav`. */
export const headerLinks = [
  { key: 'exports', path: sitePaths.exports },
  { key: 'blog', path: sitePaths.blog },
  { key: 'faq', path: sitePaths.faq },
  { key: 'contact', path: sitePaths.contact },
] as const;

/** The groups of the products menu. `hint` is the message key of the line under the link. */
export const mealLinks = [
  { key: 'fullRange', path: sitePaths.fullRange },
  { key: 'cats', path: sitePaths.cats },
  { key: 'mediterraneanDiet', path: sitePaths.mediterraneanDiet },
] as const;
export const productLineNavLinks = [
  { key: 'sausages', hint: 'sausagesHint', path: '/products/yummy-sausages' },
  { key: 'justMeat', hint: 'justMeatHint', path: '/products/just-meat' },
  { key: 'treats', hint: 'treatsHint', path: '/products/yummy' },
] as const;

/** Returns the value of `aria-current` for a link: `page` on the page itself, `true` on a page below it. */
export function ariaCurrent(path: string, target: string): 'page' | true | undefined {
  if (path === target) return 'page';
  return target !== '/' && path.startsWith(`${target}/`) ? true : undefined;
}
