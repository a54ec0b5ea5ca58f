import { type ProductFacets, productFilterGroups } from '@/lib/content/product-finder';

/** Returns the id of the control for one value of a group. */
export const productFinderControlId = (group: string, value: string) => `find-${group}-${value || 'any'}`;

/**
 * Returns CSS that filters without JavaScript: one rule per control that hides products without its facet. The rules
 * only hide, so they work independently of each other.
 */
export function productFinderCss(options: ProductFacets): string {
  return productFilterGroups
    .flatMap((group) =>
      options[group].map((value) => {
        const token = `[data-facets~=${group}-${value}]`;
        const hidden = group === 'without' ? token : `:not(${token})`;
        return `#finder:has(#${productFinderControlId(group, value)}:checked) li[data-facets]${hidden}{display:none}`;
      }),
    )
    .join('\n');
}
