type Control = HTMLInputElement | HTMLSelectElement;

/** The controls of the finder, the boxes of the cards among them. */
export const controlsIn = (root: HTMLElement) => root.querySelectorAll<Control>('input[name],select[name]');

/** What the controls state, as the query of an address would. */
export function controlValues(root: HTMLElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const control of controlsIn(root))
    if (!('checked' in control) || control.checked) values.append(control.name, control.value);
  return values;
}
