const mark = 'refused-origin:';

/**
 * The body with which a call of an action is rejected for its origin. Next's client throws it as the message of an
 * error.
 */
export function formatCrossOriginError(text: string): string {
  return `${mark}${text}`;
}

/** The text for the visitor in an error of such a call; null for any other error. */
export function readCrossOriginErrorMessage(error: unknown): string | null {
  return error instanceof Error && error.message.startsWith(mark) ? error.message.slice(mark.length) : null;
}
