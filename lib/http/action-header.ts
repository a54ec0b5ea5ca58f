/**
 * The header in which Next.js's client names the server action that it calls; a form that the browser posts itself has
 * none.
 */
export const ACTION_HEADER = 'next-action';

/** True if the headers are those of a server action, also of one that a browser without JavaScript posts as a form. */
export function isActionRequest(headers: Pick<Headers, 'get'>): boolean {
  return Boolean(headers.get(ACTION_HEADER)) || /^multipart\//.test(headers.get('content-type') ?? '');
}
