import { type DrawNoticeHost, type NoticeLabels, presentOutcome } from './present-outcome';

/** Presents the error of the first field that is wrong: whoever does not see the page hears it. */
export function presentInvalidField(form: Element, labels: NoticeLabels, draw: DrawNoticeHost): void {
  const control = form.querySelector<HTMLElement>('[aria-invalid=true]');
  const [errorId = ''] = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const message = document.getElementById(errorId);
  if (control && message) presentOutcome(message, form, labels, draw, control);
}
