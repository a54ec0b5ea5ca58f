type Control = HTMLInputElement | HTMLSelectElement;

/** The controls of the finder, the boxes of the cards among them. */
export const controlsOf = (root: HTMLElement) => root.querySelectorAll<Control>('input[name],select[name]');

/** What the controls state, as the query of an address would. */
export function readFormValues(root: HTMLElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const control of controlsOf(root))
    if (!('checked' in control) || control.checked) values.append(control.name, control.value);
  return values;
}
