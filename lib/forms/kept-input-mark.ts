/** The attribute of an element whose forms have no draft: their input is kept when the page reloads itself. */
export const keepsInputAttribute = 'data-keeps-input';

/** The props of such an element. */
export const keepsInput = { [keepsInputAttribute]: '' };

/** Where kept input is in the tab's storage. */
export const keptInputSlot = 'kept-input';

/** True when the tab has kept input of any page. */
export function hasKeptInput(): boolean {
  try {
    return sessionStorage.getItem(keptInputSlot) !== null;
  } catch {
    // Storage can be switched off; then nothing was kept.
    return false;
  }
}
