type Control = HTMLInputElement | HTMLSelectElement;

/** The controls of the finder, including the checkboxes on the cards. */
export const listProductFinderControls = (root: HTMLElement) =>
  root.querySelectorAll<Control>('input[name],select[name]');

/** Returns the values of the controls as URL parameters. */
export function readProductFinderControls(root: HTMLElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const control of listProductFinderControls(root))
    if (!('checked' in control) || control.checked) values.append(control.name, control.value);
  return values;
}
