/**
 * Leads on to the search page with what was typed, but not to the browser's own error page, where that would be gone:
 * without a connection the alert after the field's form shows.
 */
export function openSearchPage({ form }: HTMLInputElement): void {
  if (!form) return;
  fetch(form.action, { method: 'HEAD' }).then(
    () => form.submit(),
    () => setAlertHidden(form, false),
  );
}

/** Hides or shows the alert after the field's form. */
export function setAlertHidden(form: HTMLFormElement, hidden: boolean): void {
  (form.nextElementSibling as HTMLElement).hidden = hidden;
}
