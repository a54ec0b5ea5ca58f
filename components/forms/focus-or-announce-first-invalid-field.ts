import {
  focusOrAnnounceResultMessage,
  type ToastHostRenderer,
  type ToastLabels,
} from './focus-or-announce-result-message';

/**
 * Presents the error of the first field that is wrong: whoever does not see the page hears it. Not beside
 * `focusOrAnnounceResultMessage`, which is part of the script of every page.
 */
export function focusOrAnnounceFirstInvalidField(form: Element, labels: ToastLabels, draw: ToastHostRenderer): void {
  const control = form.querySelector<HTMLElement>('[aria-invalid=true]');
  const [errorId = ''] = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const message = document.getElementById(errorId);
  if (control && message) focusOrAnnounceResultMessage(message, form, labels, draw, control);
}
