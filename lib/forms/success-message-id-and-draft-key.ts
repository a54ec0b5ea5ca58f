/** The id of a form's thank-you message on its page. */
export const successMessageElementId = (form: string) => `${form}-sent`;

/** Where a form's draft is in the tab's storage. */
export const draftStorageKey = (kind: string) => `form:${kind}`;
