import { Fragment, type ReactNode, type ReactPortal, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'sonner';
import { Toaster } from '@/components/ui/toaster';
import type { ToastLabels } from './focus-or-announce-result-message';

function NoticeHost({ show, ...labels }: ToastLabels & { show: () => void }) {
  // The container draws only what arrives after it.
  useEffect(show, [show]);
  return <Toaster {...labels} />;
}

/** The text of an element, whose names state their language in a copy too. */
function copyText(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const parts = [...node.childNodes].map(copyText);
  const { lang } = node as HTMLElement;
  return lang ? (
    <bdi key={key} lang={lang}>
      {parts}
    </bdi>
  ) : (
    <Fragment key={key}>{parts} </Fragment>
  );
}

/**
 * Repeats the message of a form in the corner of the window, for somebody who is elsewhere on the page. The message
 * stays in the form, which draws the container of toasts unless there is one. That is not a React root of its own: the
 * client of React would leave the chunk that all pages share.
 */
export function showFormMessageToast(
  message: HTMLElement,
  labels: ToastLabels,
  draw: (host: ReactPortal) => void,
): void {
  const paragraphs = [...message.querySelectorAll('p')];
  const [title, ...rest] = (paragraphs[0] ? paragraphs : [message]).map(copyText);
  const show = () => void toast(title, { description: rest.length > 0 ? rest : undefined });
  // Two containers would show each toast twice.
  if (document.querySelector('[data-toaster]')) {
    show();
    return;
  }
  const place = document.createElement('div');
  document.body.append(place);
  draw(createPortal(<NoticeHost show={show} {...labels} />, place));
}
