/** The text as a part of a regular expression that matches it literally, of JavaScript or of PostgreSQL. */
export function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
