import { type ReactPortal, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'sonner';
import { Toaster } from '@/components/ui/toaster';
import type { NoticeLabels } from './present-outcome';

function NoticeHost({ show, ...labels }: NoticeLabels & { show: () => void }) {
  // The container draws only what arrives after it.
  useEffect(show, [show]);
  return <Toaster {...labels} />;
}

/**
 * Repeats the message of a form in the corner of the window, for somebody who is elsewhere on the page. The message
 * stays in the form, which draws the container of notices unless there is one. That is not a React root of its own: the
 * client of React would leave the chunk that all pages share.
 */
export function showFormMessageToast(
  message: HTMLElement,
  labels: NoticeLabels,
  draw: (host: ReactPortal) => void,
): void {
  const paragraphs = [...message.querySelectorAll('p')];
  const [title = '', ...rest] = (paragraphs[0] ? paragraphs : [message]).map(({ textContent }) => textContent ?? '');
  const show = () => void toast(title, { description: rest.join(' ') || undefined });
  // Two containers would show each notice twice.
  if (document.querySelector('[data-toaster]')) {
    show();
    return;
  }
  const place = document.createElement('div');
  document.body.append(place);
  draw(createPortal(<NoticeHost show={show} {...labels} />, place));
}
