import {
  emptyProductFinderState,
  maxComparedProducts,
  type ProductFinderGroup,
  type ProductFinderState,
} from '@/lib/content/product-finder';
import { productFinderParameters, productFinderQuery } from '@/lib/content/product-finder-query';
import { keepForeignParameters } from '@/lib/http/keep-foreign-parameters';
import { productFinderControls } from './product-finder-form-values';

/** Writes the state to the controls. */
export function setProductFinderControls(root: HTMLElement, { filters, sort, compare }: ProductFinderState): void {
  for (const control of productFinderControls(root)) {
    const { name, value } = control;
    if (!('checked' in control)) control.value = sort ?? '';
    else if (name === 'with') {
      control.checked = compare.includes(value);
      // Not `disabled`: a click announces why not.
      control.ariaDisabled = !control.checked && compare.length >= maxComparedProducts ? 'true' : null;
    } else {
      const values = filters[name as ProductFinderGroup] ?? [];
      control.checked = value ? values.includes(value) : values.length === 0;
    }
  }
}

/** Adds the products selected for comparison to the links of the other pages. */
export function carryCompared(links: Iterable<{ search: string }>, compare: string[]): void {
  for (const link of links)
    link.search = keepForeignParameters(
      productFinderQuery({ ...emptyProductFinderState, compare }),
      productFinderParameters,
      link.search,
    );
}
