'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { SearchDialogProps } from './search-dialog';

type Props = Omit<SearchDialogProps, 'onClose'> & { className: string; children: ReactNode };
type Dialog = ComponentType<SearchDialogProps>;

const load = (): Promise<Dialog> => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);
// Whoever points at the link is likely to want it; a failure shows when it is wanted.
const prepare = () => void load().catch(() => {});

/** The link to the search page, which opens the search in place where it can; so does Ctrl or Cmd + K. */
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
  // A click that asks for another tab or window gets the page.
  const click = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || open(event);
  return (
    <>
      <a
        href={href}
        title={label}
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
