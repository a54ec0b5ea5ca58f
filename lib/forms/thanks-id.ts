/** The id of a form's thank-you message on its page. */
export const thanksId = (form: string) => `${form}-sent`;
