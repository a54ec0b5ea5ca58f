/** URL of the search page with a query, or without one if it is blank. */
export function searchUrl(href: string, query: string): string {
  const trimmed = query.trim();
  return trimmed ? `${href}?q=${encodeURIComponent(trimmed)}` : href;
}
