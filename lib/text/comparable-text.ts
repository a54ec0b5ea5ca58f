/** A text without case, spaces and invisible characters, to find it on a page however it is laid out there. */
export function stripCaseAndWhitespace(text: string): string {
  return text.replace(/[\s\u00ad\u200b\u2060]+/g, '').toLowerCase();
}
