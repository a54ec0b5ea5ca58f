import { emptyStoreQuery, type StoreQuery } from '@/lib/stores/store-query';

type Control = HTMLInputElement | HTMLSelectElement;
const controlsOf = (root: HTMLElement) => root.querySelectorAll<Control>('[name]');
const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** The search that the controls state. */
export function readStoreFinderControls(root: HTMLElement): StoreQuery {
  const stated = [...controlsOf(root)].map((control) => [
    control.name,
    isBox(control) ? control.checked : control.value,
  ]);
  return { ...emptyStoreQuery, ...Object.fromEntries(stated) };
}

/** Makes the controls state a search. */
export function setStoreFinderControls(root: HTMLElement, query: StoreQuery): void {
  for (const control of controlsOf(root)) {
    const value = query[control.name as keyof StoreQuery];
    if (isBox(control)) control.checked = Boolean(value);
    else control.value = String(value);
    // A URL may name a town that is not offered.
    if ('selectedIndex' in control && control.selectedIndex < 0) control.selectedIndex = 0;
  }
}
