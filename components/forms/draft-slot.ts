/** Where this tab keeps what was typed into a form. */
export const draftSlot = (kind: string) => `form:${kind}`;

/** True when something is kept of a form. */
export function hasDraft(kind: string): boolean {
  try {
    return sessionStorage.getItem(draftSlot(kind)) !== null;
  } catch {
    // Storage can be switched off; the form then works without a memory.
    return false;
  }
}
