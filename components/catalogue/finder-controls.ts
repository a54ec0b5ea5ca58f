import { compareLimit, emptyFinder, type FinderGroup, type FinderState } from '@/lib/content/finder';
import { finderParameters, finderQuery } from '@/lib/content/finder-query';
import { withOtherParameters } from '@/lib/http/with-other-parameters';
import { controlsOf } from './finder-form-values';

/** Writes the state to the controls. */
export function writeControls(root: HTMLElement, { filters, sort, compare }: FinderState): void {
  for (const control of controlsOf(root)) {
    const { name, value } = control;
    if (!('checked' in control)) control.value = sort ?? '';
    else if (name === 'with') {
      control.checked = compare.includes(value);
      // Not `disabled`: whoever tries hears why not.
      control.ariaDisabled = !control.checked && compare.length >= compareLimit ? 'true' : null;
    } else {
      const values = filters[name as FinderGroup] ?? [];
      control.checked = value ? values.includes(value) : values.length === 0;
    }
  }
}

/** Adds the products selected for comparison to the links of the other pages. */
export function carryCompared(links: Iterable<{ search: string }>, compare: string[]): void {
  for (const link of links)
    link.search = withOtherParameters(finderQuery({ ...emptyFinder, compare }), finderParameters, link.search);
}
