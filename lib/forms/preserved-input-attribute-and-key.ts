/** The attribute of an element whose forms have no draft: their input is preserved when the page reloads itself. */
export const preservesInputAttribute = 'data-preserves-input';

/** The props of an element with `preservesInputAttribute`. */
export const preserveInputOnReloadProps = { 'data-preserves-input': '' } satisfies Record<
  typeof preservesInputAttribute,
  ''
>;

/** Where preserved input is in the tab's storage. */
export const preservedInputKey = 'preserved-input';

/** True when the tab has preserved input of any page. */
export function hasPreservedInput(): boolean {
  try {
    return sessionStorage.getItem(preservedInputKey) !== null;
  } catch {
    // Storage can be switched off; then nothing was preserved.
    return false;
  }
}
