'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { SearchDialogProps } from './search-dialog';

type Props = Omit<SearchDialogProps, 'onClose'> & { className: string; children: ReactNode };
type Dialog = ComponentType<SearchDialogProps>;

const load = (): Promise<Dialog> => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);
// Preload on hover or focus. An error is shown only when the dialog is opened.
const prepare = () => void load().catch(() => {});

/** The link to the search page. It opens the dialog in place where possible; so does Ctrl or Cmd + K. */
export function SearchOpener({ className, children, ...props }: Props) {
  const { href, label } = props;
  const [SearchDialog, setDialog] = useState<Dialog | null>(null);

  function open(event: Pick<Event, 'preventDefault'>) {
    event.preventDefault();
    load().then(
      (loaded) => setDialog(() => loaded),
      () => location.assign(href),
    );
  }
  useEffect(() => {
    const controller = new AbortController();
    const keydown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK') open(event);
    };
    addEventListener('keydown', keydown, controller);
    return () => controller.abort();
  });
  // A click with a modifier key opens the search page in a new tab or window.
  const click = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || open(event);
  return (
    <>
      <a
        href={href}
        data-held=""
        data-tooltip={label}
        aria-keyshortcuts="Control+K Meta+K"
        className={className}
        onClick={click}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
        <span className="sr-only">{label}</span>
      </a>
      {SearchDialog && <SearchDialog {...props} onClose={() => setDialog(null)} />}
    </>
  );
}
