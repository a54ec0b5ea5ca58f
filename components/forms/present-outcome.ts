import type { ReactNode } from 'react';

/** What a form draws for the notices of its outcomes: receives the container when none is in the page yet. */
export type DrawNoticeHost = (host: ReactNode) => void;

/** The names of the region of all notices and of the button that closes one. */
export type NoticeLabels = { label: string; closeLabel: string };

/** Repeats a message of the page in a notice, for somebody who does not see it. */
export const showNotice = (message: HTMLElement, labels: NoticeLabels, draw: DrawNoticeHost) =>
  import('./form-message-toast').then(({ showFormMessageToast }) => showFormMessageToast(message, labels, draw));

/**
 * Shows an outcome that stands in the page to whoever sent the form: it, or the field that it is about, takes the
 * focus. Whoever has gone on to something else gets a notice where they are now, instead of being taken back.
 */
export function presentOutcome(
  message: HTMLElement,
  form: Element | null,
  labels: NoticeLabels,
  draw: DrawNoticeHost,
  focused = message,
): void {
  const active = document.activeElement;
  // What contains the form is nothing else: the second press of a double click lands beside the button, which no longer
  // takes it, and moves the focus to the content.
  if (!active || active.contains(message) || form?.contains(active) || message.contains(active)) focused.focus();
  else showNotice(message, labels, draw).catch(() => focused.focus());
}
