import { type ReactPortal, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'sonner';
import { Toaster } from '@/components/ui/toaster';

let place: HTMLElement | undefined;

function NoticeHost({ show, ...labels }: { show: () => void; label: string; closeLabel: string }) {
  // The container draws only what arrives after it.
  useEffect(show, [show]);
  return <Toaster {...labels} />;
}

/**
 * Repeats the message of a form in the corner of the window, for somebody who is elsewhere on the page. The message
 * stays in the form. Returns what the form has to draw for that, null when another one has it. Not a React root of its
 * own: the client of React would leave the chunk that all pages share.
 */
export function showFormMessageToast(message: HTMLElement, closeLabel: string): ReactPortal | null {
  const [title = '', ...rest] = [...message.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  const show = () => void toast(title, { description: rest.join(' ') || undefined });
  if (place?.hasChildNodes() && place.isConnected) {
    show();
    return null;
  }
  place = document.createElement('div');
  document.body.append(place);
  return createPortal(<NoticeHost show={show} label={title} closeLabel={closeLabel} />, place);
}
