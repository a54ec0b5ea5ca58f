import { emptyStoreFinderQuery, type StoreFinderQuery } from '@/lib/stores/store-finder-query';

type Control = HTMLInputElement | HTMLSelectElement;
const controlsOf = (root: HTMLElement) => root.querySelectorAll<Control>('[name]');
const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** The query in the controls. */
export function readStoreFinderControls(root: HTMLElement): StoreFinderQuery {
  const entries = [...controlsOf(root)].map((control) => [
    control.name,
    isCheckbox(control) ? control.checked : control.value,
  ]);
  return { ...emptyStoreFinderQuery, ...Object.fromEntries(entries) };
}

/** Writes a query into the controls. */
export function setStoreFinderControls(root: HTMLElement, query: StoreFinderQuery): void {
  for (const control of controlsOf(root)) {
    const value = query[control.name as keyof StoreFinderQuery];
    if (isCheckbox(control)) control.checked = Boolean(value);
    else control.value = String(value);
    // A URL may contain a value that the select does not have.
    if ('selectedIndex' in control && control.selectedIndex < 0) control.selectedIndex = 0;
  }
}
