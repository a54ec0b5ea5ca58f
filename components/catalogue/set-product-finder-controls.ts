import { maxComparedProducts } from '@/lib/content/compared-products-limit';
import {
  emptyProductFinderState,
  type ProductFilterGroupKey,
  type ProductFinderState,
} from '@/lib/content/product-finder';
import { formatProductFinderQueryString, productFinderParamNames } from '@/lib/content/product-finder-query';
import { preserveForeignParameters } from '@/lib/http/preserve-foreign-parameters';
import { listProductFinderControls } from './read-product-finder-controls';

/** Writes the state to the controls. */
export function setProductFinderControls(root: HTMLElement, { filters, sort, compare }: ProductFinderState): void {
  for (const control of listProductFinderControls(root)) {
    const { name, value } = control;
    if (!('checked' in control)) control.value = sort ?? '';
    else if (name === 'with') {
      control.checked = compare.includes(value);
      // Not `disabled`: a click announces why not.
      control.ariaDisabled = !control.checked && compare.length >= maxComparedProducts ? 'true' : null;
    } else {
      const values = filters[name as ProductFilterGroupKey] ?? [];
      control.checked = value ? values.includes(value) : values.length === 0;
    }
  }
}

/** Adds the products selected for comparison to the links of the other pages. */
export function addComparedProductsToLinks(links: Iterable<{ search: string }>, compare: string[]): void {
  for (const link of links)
    link.search = preserveForeignParameters(
      formatProductFinderQueryString({ ...emptyProductFinderState, compare }),
      productFinderParamNames,
      link.search,
    );
}
