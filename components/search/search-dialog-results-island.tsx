'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { SearchDialogResultsProps } from './search-dialog-results';

type Results = ComponentType<SearchDialogResultsProps>;

const load = (): Promise<Results> =>
  import('./search-dialog-results').then(({ SearchDialogResults }) => SearchDialogResults);
// Preload on hover or focus. An error is shown only when the dialog is opened.
const prepare = () => void load().catch(() => {});

/**
 * Leads on to the search page with what was typed, but not to the browser's own error page, where that would be gone:
 * without a connection the alert after the field's form shows.
 */
function openSearchPage(form: HTMLFormElement): void {
  fetch(form.action, { method: 'HEAD' }).then(
    () => form.submit(),
    () => {
      (form.nextElementSibling as HTMLElement).hidden = false;
    },
  );
}

/**
 * The results in the search dialog `id`, which the server drew and lib/page-scripts/head.ts opens, perhaps before this
 * code has come. Listeners in place of props of the dialog's elements, which every page would have as script too.
 */
export function SearchDialogResultsIsland({
  id,
  ...props
}: Pick<SearchDialogResultsProps, 'id' | 'locale' | 'href' | 'label'>) {
  const [Results, setResults] = useState<Results | null>(null);
  const [field, setField] = useState({ query: '', input: null as HTMLInputElement | null });
  useEffect(() => {
    const dialog = document.getElementById(id) as HTMLDialogElement;
    const input = dialog.querySelector('input') as HTMLInputElement;
    const controller = new AbortController();
    const listen = (element: Element | null, type: string, listener: (event: Event) => void) =>
      element?.addEventListener(type, listener, { signal: controller.signal });
    const show = () => {
      setField({ query: input.value, input });
      load().then(
        (loaded) => dialog.open && setResults(() => loaded),
        () => openSearchPage(input.form as HTMLFormElement),
      );
    };
    const link = document.querySelector(`[data-dialog=${id}]`);
    listen(link, 'pointerenter', prepare);
    listen(link, 'focus', prepare);
    listen(input, 'focus', show);
    // What failed is requested again with the next letter.
    listen(input, 'input', show);
    listen(input.form, 'submit', (event) => event.preventDefault());
    listen(dialog, 'close', () => {
      input.value = '';
      setResults(null);
    });
    // The click is one on the backdrop, or follows a link to another page.
    listen(dialog, 'click', ({ target }) => {
      if (target === dialog || (target as Element).closest('a')) dialog.close();
    });
    if (dialog.open) show();
    return () => controller.abort();
  }, [id]);
  return (
    Results &&
    field.input && (
      <Results {...props} id={`${id}-results`} query={field.query} input={field.input} onFailure={openSearchPage} />
    )
  );
}
