import type { ReactNode } from 'react';

/** Renders the container of toasts inside a form; called when none is in the page yet. */
export type ToastHostRenderer = (host: ReactNode) => void;

/** The accessible names of the region of all toasts and of the button that closes one. */
export type ToastLabels = { label: string; closeLabel: string };

/** Loads the code of toasts and repeats a message of the page in one, for somebody who does not see it. */
export const showFormMessageToastOnDemand = (message: HTMLElement, labels: ToastLabels, draw: ToastHostRenderer) =>
  import('./form-message-toast').then(({ showFormMessageToast }) => showFormMessageToast(message, labels, draw));

/**
 * Presents a result message of the page to whoever sent the form: it, or the field that it is about, takes the
 * focus. Whoever has gone on to something else gets a toast where they are now, instead of being taken back.
 */
export function focusOrAnnounceResultMessage(
  message: HTMLElement,
  form: Element | null,
  labels: ToastLabels,
  draw: ToastHostRenderer,
  focused = message,
): void {
  const active = document.activeElement;
  // What contains the form is nothing else: the second press of a double click lands beside the button, which no longer
  // takes it, and moves the focus to the content.
  if (!active || active.contains(message) || form?.contains(active) || message.contains(active)) focused.focus();
  else showFormMessageToastOnDemand(message, labels, draw).catch(() => focused.focus());
}
