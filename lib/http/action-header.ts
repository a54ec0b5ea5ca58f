/**
 * The header in which Next.js's client names the server action that it calls; a form that the browser posts itself has
 * none.
 */
export const ACTION_HEADER = 'next-action';
