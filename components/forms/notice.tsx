import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'sonner';
import { Toaster } from '@/components/ui/toaster';

let root: Root | undefined;

/** Shows what a form's own message says in the corner of the window, for somebody who is elsewhere on the page. The message stays in the form. */
export function showNotice(message: HTMLElement, closeLabel: string): void {
  const [title, ...rest] = [...message.querySelectorAll('p')].map(({ textContent }) => textContent);
  const show = () => toast(title, { description: rest.join(' ') || undefined });
  if (root) {
    show();
    return;
  }
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<Toaster label={title ?? ''} closeLabel={closeLabel} />);
  // The container draws only what arrives after it.
  setTimeout(show);
}
