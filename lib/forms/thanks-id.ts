/** The id of a form's thanks on its page. */
export const thanksId = (form: string) => `${form}-sent`;
