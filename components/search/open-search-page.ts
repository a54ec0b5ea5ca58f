/** URL of the search page with a query, or without one if it is blank. */
export function searchUrl(href: string, query: string): string {
  const trimmed = query.trim();
  return trimmed ? `${href}?q=${encodeURIComponent(trimmed)}` : href;
}

const alertBelow = ({ form }: HTMLInputElement) => form?.nextElementSibling as HTMLElement;

/** Empties the alert of the dialog, for a new attempt. */
export function clearAlert(input: HTMLInputElement): void {
  alertBelow(input).textContent = '';
}

/**
 * Leads on to the search page, but not to the browser's own error page, where what was typed would be gone: without a
 * connection the alert of the dialog says so.
 */
export function openSearchPage(url: string, input: HTMLInputElement): void {
  const alert = alertBelow(input);
  fetch(url, { method: 'HEAD' }).then(
    () => location.assign(url),
    () => {
      alert.textContent = alert.dataset.text ?? '';
    },
  );
}
