/**
 * Where a form's draft is in the tab's storage. In its own file, because the page needs it before anything else of a
 * draft.
 */
export const draftSlot = (kind: string) => `form:${kind}`;
